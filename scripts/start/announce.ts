import type { ScenarioPerson } from '#mock/world/scenario.ts'

/** The text after the start: the addresses, the accounts to log in with, a token made for this run, and how to stop. */
export function describeStart(
  origin: string,
  people: readonly ScenarioPerson[],
  isClosed = false,
  token?: string,
): string {
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
