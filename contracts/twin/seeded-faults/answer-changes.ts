/** An answer of the faulty provider before it is sent. */
export type ProviderAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** Changes an answer; `never` sends none at all. */
export type AnswerChange = (answer: ProviderAnswer) => ProviderAnswer | 'never'

type Json = Record<string, unknown>

/** Changes the value at a path of the JSON body (`response.photos.0.isPrimary`). */
export const change = (path: string, to: (value: never) => unknown): AnswerChange =>
  editParent(path, (parent, name) => {
    parent[name] = to(parent[name] as never)
  })

export const setValue = (path: string, value: unknown): AnswerChange => change(path, () => value)

export const drop = (path: string): AnswerChange =>
  editParent(path, (parent, name) => {
    delete parent[name]
  })

export const status =
  (code: number): AnswerChange =>
  (answer) => ({ ...answer, status: code })

/** Replaces a header; without a value the header is removed. */
export const header =
  (name: string, value?: string): AnswerChange =>
  (answer) => {
    const { [name]: _former, ...headers } = answer.headers
    return { ...answer, headers: value === undefined ? headers : { ...headers, [name]: value } }
  }

export const body =
  (text: string): AnswerChange =>
  (answer) => ({ ...answer, body: Buffer.from(text) })

export const never: AnswerChange = () => 'never'

function editParent(path: string, edit: (parent: Json, name: string) => void): AnswerChange {
  const steps = path.split('.')
  const name = steps.pop() ?? ''
  return (answer) => {
    const json = JSON.parse(answer.body.toString()) as Json
    const parent = steps.reduce<unknown>((value, step) => (value as Json | undefined)?.[step], json)
    if (typeof parent !== 'object' || parent === null) throw new Error(`The answer has no ${path} to change`)
    edit(parent as Json, name)
    return { ...answer, body: Buffer.from(JSON.stringify(json)) }
  }
}
