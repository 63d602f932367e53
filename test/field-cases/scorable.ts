import { APP, type Row, type RowKind, type RowOf, type Said } from '#domain/reading/rows.ts'

/**
 * What `score.mjs` reads of a document, made from rows alone: it judges the reading, not the writer.
 * What a model supposes was not read. A case that belongs to a feature is a criterion of it, as in
 * the document.
 */
export function scorableRows(rows: readonly Row[]): object {
  const kept = rows.filter(({ state, flags }) => state !== 'refused' && !flags.includes('offered'))
  const of = <Kind extends RowKind>(kind: Kind) =>
    kept.filter((row): row is Row & RowOf<Kind> => row.kind === kind)
  const roles = of('role').filter(({ access }) => access)
  const idOf = (name: string | null) =>
    roles.find((role) => [role.name, ...role.also].some((each) => same(each, name)))?.id ?? null
  const asCase = (row: RowOf<'case'>) => ({ when: row.when, outcome: row.then, ...quotes(row) })
  const features = new Set(of('feature').map(({ does }) => does))
  const casesOf = (does: string) => of('case').filter(({ during }) => during === does)
  const isLoose = ({ during }: RowOf<'case'>) => during === null || !features.has(during)
  const measures = of('measure').map((row) => ({
    text: [row.what, row.from, row.to, row.due].join(' '),
    target: row.to,
    guard: row.guard,
    ...quotes(row),
  }))
  const texts = (kind: 'connection' | 'money') =>
    of(kind).map((row) => ({ text: row.what, ...quotes(row) }))
  const qualities = of('quality').map((row) => ({
    about: row.about,
    text: [row.what, row.figure].join(' '),
    ...quotes(row),
  }))
  const isPrivate = ({ about }: { about: string }) => about === 'privacy' || about === 'law'
  return {
    roles: roles.map((row) => ({ id: row.id, name: row.name, also: row.also, ...quotes(row) })),
    features: [
      {
        requirements: of('feature').map((row) => ({
          text: row.does,
          role: row.actor === APP ? null : idOf(row.actor),
          priority: row.priority,
          priorityStated: row.priority !== 'unsaid',
          criteria: casesOf(row.does).map(asCase),
          ...quotes(row),
        })),
      },
    ],
    permissions: of('permission').map((row) => ({
      action: row.what,
      cells: cellsOf(row, of('permission'), { roles, idOf }),
      ...quotes(row),
    })),
    rules: of('rule').map((row) => ({ condition: row.when, outcome: row.then, ...quotes(row) })),
    nonGoals: of('out').map((row) => ({ text: row.what, reason: row.because, ...quotes(row) })),
    entities: of('thing').map((row) => ({ name: row.name, fields: row.fields, ...quotes(row) })),
    dataRules: of('thing')
      .filter(({ keep }) => keep !== null)
      .map((row) => ({ text: `${row.name} ${row.keep}`, ...quotes(row) })),
    quality: [...qualities.filter((row) => !isPrivate(row)), ...of('case').filter(isLoose).map(asCase)],
    privacy: qualities.filter(isPrivate),
    success: measures.filter(({ guard }) => !guard),
    counterMeasures: measures.filter(({ guard }) => guard),
    messages: of('message').map((row) => ({
      trigger: row.when,
      channel: row.channel,
      recipient: idOf(row.to) ?? row.to,
      ...quotes(row),
    })),
    integrations: texts('connection'),
    money: texts('money'),
    screens: of('screen').map((row) => ({ name: row.name, content: row.shows, ...quotes(row) })),
  }
}

type Permission = RowOf<'permission'>

/** `only` refuses everybody else, but not a role that has a right on the same quote. */
function cellsOf(
  row: Permission,
  all: readonly Permission[],
  { roles, idOf }: { roles: readonly RowOf<'role'>[]; idOf(name: string): string | null },
): { role: string; permission: 'yes' | 'no' }[] {
  const own = { role: idOf(row.role) ?? row.role }
  if (row.may !== 'only') return [{ ...own, permission: row.may === 'may' ? 'yes' : 'no' }]
  const words = row.said.map((said) => said.words)
  const granted = all
    .filter(({ may, said }) => may !== 'never' && said.some((each) => words.includes(each.words)))
    .map(({ role }) => idOf(role) ?? role)
  const others = roles.filter(({ id }) => id !== own.role && !granted.includes(id))
  return [
    { ...own, permission: 'yes' },
    ...others.map(({ id }) => ({ role: id, permission: 'no' as const })),
  ]
}

function quotes({ said }: { said: readonly Said[] }): {
  quotes: { question: string; text: string }[]
} {
  return { quotes: said.map(({ question, words }) => ({ question, text: words })) }
}

function same(name: string, other: string | null): boolean {
  return name.trim().toLowerCase() === other?.trim().toLowerCase()
}
