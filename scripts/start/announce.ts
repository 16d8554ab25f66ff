import * as v from 'valibot'

const person = v.object({
  login: v.string(),
  birthDate: v.optional(v.string()),
  password: v.optional(v.string()),
  label: v.string(),
  shows: v.string(),
})
const answer = v.object({ scenarios: v.array(v.object({ name: v.string(), people: v.array(person) })) })

type Person = v.InferOutput<typeof person>

/** The people of the server's first scenario, the default one; none if the sandbox is closed. Throws if the answer is not the sandbox's. */
export async function fetchPeople(origin: string, token = process.env.SANDBOX_TOKEN): Promise<Person[]> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(`${origin}/sandbox/scenarios`, { headers })
  if (response.status === 401) return []
  return v.parse(answer, await response.json()).scenarios[0]?.people ?? []
}

/** The text after the start: the addresses, the accounts to log in with, a token made for this run, and how to stop. */
export function describeStart(origin: string, people: readonly Person[], isClosed = false, token?: string): string {
  const donors = people.filter(({ password, birthDate }) => password !== undefined && birthDate === undefined)
  const recipients = people.filter(({ birthDate }) => birthDate !== undefined)
  return [
    '',
    `Portal     ${origin}/`,
    `API        ${origin}/api`,
    isClosed
      ? 'Sandbox    closed to other machines and containers; set SANDBOX_TOKEN to open it (openssl rand -hex 24)'
      : `Sandbox    ${origin}/sandbox`,
    ...(token ? [`Token      ${token} (for this run; the sandbox asks for it)`] : []),
    '',
    `Donors, at ${origin}/login`,
    ...alignRows(donors.map(({ login, password, label, shows }) => [login, password ?? '', label, shows])),
    '',
    `Supported families, at ${origin}/prijemce/prihlaseni (the code comes to ${origin}/sandbox)`,
    ...alignRows(recipients.map(({ login, birthDate, label, shows }) => [login, birthDate ?? '', label, shows])),
    '',
    'Stop with Ctrl+C.',
  ].join('\n')
}

function alignRows(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
