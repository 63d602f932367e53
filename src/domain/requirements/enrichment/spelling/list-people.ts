import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { hasWritten } from '#domain/requirements/spelling/make-speller.ts'
import type { Spelling } from '#domain/requirements/spelling/spelling.ts'

/**
 * What the writer made of people whose names are typed small, spelled as they are called: "the kev" is Kev, and
 * "dily" is no one of several dilys.
 */
export function listPeople(
  { roles, outsiders = [], answers }: RequirementsDocument,
  spellings: readonly Spelling[],
): Spelling[] {
  const isSaid = (words: string) => answers.some(({ text }) => hasWritten(text, words))
  const names = new Set(
    [...listNames(roles), ...outsiders.map(({ name }) => name)].map((name) => name.toLowerCase()),
  )
  return spellings.flatMap(({ written, meant }): Spelling[] => {
    // "The kevs day" is Kev's.
    const owner = meant.toLowerCase().replace(/['’]s$/u, '')
    if (meant.toLowerCase() !== owner && names.has(owner) && !isSaid(`the ${written}`)) {
      return [{ written: `the ${written}`, meant }]
    }
    if (meant.toLowerCase() !== written) return []
    const one = written.replace(/s$/u, '')
    const made = [...new Set([written, one, meant])].filter(
      (name) => name === written || name === meant || !isSaid(name),
    )
    if (!made.some((name) => names.has(name.toLowerCase()))) return []
    return [
      ...(one !== written && made.includes(one) ? [{ written: one, meant }] : []),
      ...made
        .filter((name) => !isSaid(`the ${name}`))
        .map((name) => ({ written: `the ${name}`, meant })),
    ]
  })
}
