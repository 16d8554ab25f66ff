interface Person {
  readonly login: string
  readonly label: string
  readonly password?: string
  readonly birthDate?: string
}
interface Session {
  readonly token: string
  readonly personId: string
  readonly scope: string
}
interface LoginAnswer {
  readonly error_code: number
  readonly error?: string
  readonly response?: Session
  readonly Data?: { readonly Phones?: readonly { Id: string; Phone: string }[]; readonly TransactionId?: string }
}
interface Contract {
  servers: readonly object[]
  readonly components: { readonly parameters: Readonly<Record<string, { example?: string }>> }
}
interface SwaggerUi {
  preauthorizeApiKey(scheme: string, key: string): void
}
declare const SwaggerUIBundle: (options: object) => SwaggerUi

/**
 * Runs in the browser: chooses the world, signs a person in and renders the contract with Swagger UI. The server sends the text of this
 * function, so it refers to nothing outside of itself.
 */
export async function startReference(): Promise<void> {
  const byId = (id: string) => document.getElementById(id) as HTMLElement
  const worldSelect = byId('world') as HTMLSelectElement
  const personSelect = byId('person') as HTMLSelectElement
  const result = byId('signed-in')
  const read = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer

  const options = {
    domNode: byId('reference'),
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
    validatorUrl: null,
  }
  const asked = new URLSearchParams(location.search)
  if (asked.get('of') === 'sandbox') {
    byId('sign-in').remove()
    byId('title').textContent = document.title = 'Reference of the sandbox’s API'
    const spec = await read<object>('/sandbox/openapi.json')
    SwaggerUIBundle({ ...options, spec: { ...spec, servers: [{ url: '/sandbox' }] } })
    return
  }

  const contract = await read<Contract>('/openapi.json')
  const { worlds } = await read<{ worlds: readonly { id: string; scenario: string }[] }>('/sandbox/worlds')
  const { scenarios } = await read<{ scenarios: readonly { name: string; people: readonly Person[] }[] }>(
    '/sandbox/scenarios',
  )

  const requested = asked.get('world') ?? 'default'
  for (const id of new Set(['default', requested, ...worlds.map((world) => world.id)]))
    worldSelect.append(new Option(id, id, false, id === requested))

  const world = () => encodeURIComponent(worldSelect.value)

  /** The people of the scenario that the chosen world began with. */
  function peopleOfWorld(): readonly Person[] {
    const scenario = worlds.find(({ id }) => id === worldSelect.value)?.scenario ?? 'default'
    return scenarios.find(({ name }) => name === scenario)?.people ?? []
  }

  function listPeople() {
    const options = peopleOfWorld().map(({ login, label }, at) => new Option(`${login} ${label}`, String(at)))
    personSelect.replaceChildren(...options)
  }

  async function post(path: string, body: object): Promise<LoginAnswer> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`/w/${world()}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as LoginAnswer
  }

  /** Donors and administrators sign in with a password, families with the code that the world's inbox has. */
  async function signIn({ login, password, birthDate }: Person): Promise<LoginAnswer> {
    if (birthDate === undefined) return post('/login', { username: login, password: password ?? '-' })
    const family = { personalNumber: login, birthDate }
    const offered = await post('/loginRecipient', { step: 'validate', ...family })
    const phone = offered.Data?.Phones?.find(({ Phone }) => Phone.startsWith('+420') && Phone.length === 13)
    if (phone === undefined) return offered
    const sent = await post('/loginRecipient', { step: 'login', ...family, phoneId: phone.Id })
    if (sent.Data === undefined) return sent
    const inbox = `/sandbox/worlds/${world()}/messages?channel=sms`
    const { messages } = await read<{ messages: readonly { code?: string }[] }>(inbox)
    const code = messages.findLast((message) => message.code !== undefined)?.code
    return post('/loginRecipient', { step: 'verify', transactionId: sent.Data.TransactionId, code })
  }

  /** Renders the contract for the world; the token and the uid of a signed-in person are filled in. */
  function render(session?: Session) {
    const spec = structuredClone(contract)
    spec.servers = [{ url: `/w/${world()}/api`, description: `World ${worldSelect.value}` }]
    const { Uid, UidQuery, IdempotencyKey } = spec.components.parameters
    for (const uid of [Uid, UidQuery]) if (uid) uid.example = session?.personId ?? ''
    // With the key of the example every second call would be refused: it has another body.
    delete IdempotencyKey?.example
    const ui = SwaggerUIBundle({
      ...options,
      spec,
      onComplete: () => {
        if (session) ui.preauthorizeApiKey('accessToken', session.token)
      },
    })
  }

  async function signInChosen() {
    const person = peopleOfWorld()[Number(personSelect.value)]
    if (!person) return
    const { response, error_code, error = '' } = await signIn(person)
    result.textContent = response
      ? `Signed in: uid ${response.personId}, scope ${response.scope}`
      : `Refused: ${error_code} ${error}`
    render(response)
  }

  worldSelect.addEventListener('change', () => {
    listPeople()
    result.textContent = ''
    byId('console').setAttribute('href', `/sandbox/?world=${world()}`)
    render()
  })
  byId('sign-in').addEventListener('submit', (event) => {
    event.preventDefault()
    void signInChosen()
  })
  listPeople()
  render()
}
