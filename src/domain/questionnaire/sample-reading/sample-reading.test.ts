import { expect, it } from 'vitest'
import { QUESTIONNAIRE as ENGLISH } from '#domain/questionnaire/text-en.ts'
import { QUESTIONNAIRE as JAPANESE } from '#domain/questionnaire/text-ja.ts'
import { readingOf } from '#domain/requirements/testing/input-of.ts'

/** `npx vitest run -u src/domain/questionnaire` writes the files again. */
it.each([
  ['en', ENGLISH],
  ['ja', JAPANESE],
] as const)(
  'the stored reading of the sample is what the rules read: %s',
  async (name, questions) => {
    const answers = Object.entries(questions).map(([id, { example }]) => [id, example])
    const reading = readingOf(Object.fromEntries(answers))
    await expect(`${JSON.stringify(reading, null, 1)}\n`).toMatchFileSnapshot(`./${name}.json`)
  },
)
