import type { Database } from '#server/db/connect.ts'
import { answers, documents, idempotencyKeys, projects, users } from '#server/db/schema.ts'

/** Words that a careless copy would change: scripts, quotes, backslashes, order of keys, long text. */
const WORDS = [
  'A "quoted" word, a back\\slash, a tab\t and\nlines\r\n',
  '「予約」はお客様が行います。🏺 émigré \u2028 \u0007',
  '\\N \\x41 {"end":"users","rows":1,"digest":"0"}',
  'long '.repeat(20_000),
]

/** Stores so many founders, each with a project, answers, a document and a keyed write. */
export async function storeFounders({ db }: Pick<Database, 'db'>, count = 3): Promise<void> {
  for (let index = 0; index < count; index++) {
    const userId = `user-${index}`
    await db.insert(users).values({
      id: userId,
      email: `founder-${index}@example.com`,
      name: WORDS[1] ?? '',
      trialStartedAt: new Date('2026-11-01T12:34:56.789Z'),
    })
    const projectId = `project-${index}`
    await db.insert(projects).values({ userId, id: projectId, title: `Ünï ${index}` })
    await db.insert(answers).values(
      WORDS.map((word, at) => ({
        userId,
        projectId,
        questionId: `question-${at}`,
        value: { z: word, a: [1.5, 1e21, null, true], nested: { b: '', a: 0 } },
        valueAsSent: { z: word, 10: 'ten', 9: 'nine', a: { z: 1, a: 2 } },
        blank: false,
        adequate: at % 2 === 0,
      })),
    )
    await db.insert(documents).values({
      userId,
      projectId,
      version: 1,
      title: WORDS[0] ?? '',
      content: { blocks: WORDS },
      markdown: WORDS.join('\n'),
      source: 'built-in',
    })
    await db.insert(idempotencyKeys).values({
      userId,
      key: `key-${index}`,
      fingerprint: 'x',
      result: { status: 201 },
      resultAsSent: { status: 201, body: { z: 1, a: WORDS } },
    })
  }
}
