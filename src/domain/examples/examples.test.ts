import { expect, it } from 'vitest'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { BAKERY } from './text-en/bakery.ts'
import { HEATING } from './text-en/heating.ts'
import { BAKERY as BAKERY_JA } from './text-ja/bakery.ts'
import { HEATING as HEATING_JA } from './text-ja/heating.ts'

/** `npx vitest run --update src/domain/examples` writes the files again. */
it.each([
  ['text-en/bakery', BAKERY],
  ['text-en/heating', HEATING],
  ['text-ja/bakery', BAKERY_JA],
  ['text-ja/heating', HEATING_JA],
])('the stored reading of an example is what the rules read: %s', async (name, { answers }) => {
  await expect(`${JSON.stringify(readingOf(answers), null, 1)}\n`).toMatchFileSnapshot(
    `./${name}.json`,
  )
})
