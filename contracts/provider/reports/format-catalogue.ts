import type { Catalogue, CataloguedPerson, CataloguedState } from './state-catalogue.ts'

/** The catalogue as Markdown; the calls of a state with equal asserted values share a line. */
export function formatCatalogue({ people, states }: Catalogue): string {
  return [
    '# Provider states',
    '',
    'Generated from the recorded pacts and the definitions of the mock by `npm run test:contracts -- --record`; do not edit.',
    '`npm run --silent contracts:verify -- --states --operations login,nps` prints only the states of some operations, `--json` prints JSON.',
    '',
    'Each state needs some data. Its set-up answers with the values that the calls send, and with those that an answer must repeat, such as',
    '`displayName` and `paymentCount`. The asserted values must be in the answer exactly; everything else is matched by type or pattern.',
    '',
    '## The people of the default scenario',
    '',
    'Every state begins with these people in fresh data. Their names, numbers and ids may be your own: calls take them from the answer of the',
    'set-up. A set-up with `params.as` returns the token of the person with this role, where the state says so. `otherToken` and `otherUid` are',
    'of a second family, as 2000010.',
    '',
    '| Number | Person | Scope | Role | Returned values | Data |',
    '|---|---|---|---|---|---|',
    ...people.map(formatPerson),
    ...states.flatMap(format),
    '',
  ].join('\n')
}

function formatPerson({ login, label, scope, as, values, data }: CataloguedPerson): string {
  const returned = Object.entries(values).map(([name, value]) => code(`${name}: ${JSON.stringify(value)}`))
  const role = as === undefined ? '' : code(as)
  return `| ${login} | ${label} | ${scope ?? 'cannot sign in'} | ${role} | ${returned.join(', ')} | ${data.join(', ')} |`
}

function format({ state, needs, caller, returns, params, operations, asserts }: CataloguedState): string[] {
  const byValues = Map.groupBy(asserts, ({ values }) => formatValues(values))
  return [
    '',
    `## ${state}`,
    '',
    needs,
    '',
    `- Returns: ${returns.map(code).join(', ') || 'nothing that a call needs'}`,
    ...(caller === undefined
      ? []
      : [`- Caller: ${caller}${params.some(({ as }) => as) ? ', or the role in `params.as`' : ''}`]),
    ...formatParams(params),
    `- Operations: ${operations.join(', ')}`,
    '- Asserted:',
    ...[...byValues].map(([values, calls]) =>
      calls.length > 5
        ? `  - ${calls.length} calls: ${values}`
        : `  - ${calls.map(({ call }) => call).join('; ')}: ${values}`,
    ),
  ]
}

/** Params of one name share a line; several together are listed as the calls send them. */
function formatParams(params: readonly Record<string, unknown>[]): string[] {
  const texts = params.map((one) =>
    Object.entries(one)
      .map(([name, value]) => code(`${name}: ${JSON.stringify(value)}`))
      .join(', '),
  )
  if (params.every((one) => Object.keys(one).length === 1))
    return texts.length === 0 ? [] : [`- Params of some calls: ${texts.join(' or ')}`]
  return ['- Params of the calls:', ...texts.map((text) => `  - ${text}`)]
}

const formatValues = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([path, value]) => code(`${path}: ${JSON.stringify(value)}`))
    .join(', ') || 'a PDF'

const code = (text: string) => `\`${text}\``
