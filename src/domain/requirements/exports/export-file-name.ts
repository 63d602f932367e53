import { makeFileName } from '#domain/requirements/file-name.ts'

const MARKDOWN = '-requirements.md'

/**
 * The name of an export: as safe and as readable as `makeFileName`, with the format's own
 * ending ("Yoga-requirements-jira.csv").
 */
export function exportFileName(title: string, { ending }: { ending: string }): string {
  return makeFileName(title).slice(0, -'.md'.length) + ending
}

/** The name of the whole project's archive: "Yoga-documentation.zip". */
export function projectFileName(title: string, { ending }: { ending: string }): string {
  return makeFileName(title).slice(0, -MARKDOWN.length) + ending
}

/** Long enough to be told apart; with a folder's number and a file's ending still a short path. */
const MAX_SLUG = 48

/**
 * A title as a folder's name: lower case, letters and digits of any script, single hyphens.
 * `fallback` when nothing is left.
 */
export function slug(title: string, fallback: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const cut = [...words].slice(0, MAX_SLUG).join('').replace(/-+$/, '')
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(cut)
  return cut === '' || isReserved ? fallback : cut
}

/** Slugs for several titles, each used once: a second "client" becomes "client-2". */
export function slugs(titles: readonly string[], fallback: string): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const base = slug(title, fallback)
    let name = base
    for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`
    taken.add(name)
    return name
  })
}
