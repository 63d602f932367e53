import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { findFounder } from './find-founder.ts'

const role = (name: string, ...words: string[]) => ({
  ...{ name, also: [] },
  said: words.map((each) => ({ words: each })),
})

describe('the founder', () => {
  it.each([
    ["so there's me, Jo, I own it", 'Jo'],
    ["I'm Priya and I do the bookings", 'Priya'],
    ['Sandra (me) does the invoices', 'Sandra'],
    ['the manager is me', 'manager'],
    ['Myself, as bookings secretary', 'bookings secretary'],
    ['I, as the harbour master, decide', 'harbour master'],
    ['店主の私がすべて決めます', '店主'],
    ['帳場の人間、つまり嫁の私です', '嫁'],
    ['私(工房長)はすべて', '工房長'],
    ['Me - everything', 'parish clerk'],
    ['- Me: everything.', 'Tomasz'],
    ['・私：全部', '千春'],
    ['I am over everything', 'Gráinne'],
    ['私が全部見ます', '千春'],
    ['Me basically. parish clerk', 'parish clerk'],
    ['私は見るだけで結構です', '女将'],
  ])('is whoever is told of as oneself: %s', (words, name) => {
    const roles = [role('owner', 'owners see their own boat'), role(name, words), role('guest')]
    expect(findFounder(roles)?.name).toBe(name)
  })

  it('is no group of which who speaks is one', () => {
    for (const words of ['2 mechs (me + Dev)', 'mechs, me and Dev']) {
      expect(findFounder([role('mechs', words), role('Dev', 'Dev: jobs')])).toBeNull()
      const roles = [role('Tomasz', '- Me: everything.'), role('mechs', words)]
      expect(findFounder(roles)?.name).toBe('Tomasz')
    }
  })

  it.each([
    ['Me and Eleri, office, we do everything', ['office', 'Gwen', 'Eleri'], 'Gwen'],
    ['私と恵子は全部できます', ['恵子', '片山'], '片山'],
    ['Helpers are me and Dev', ['Dev', 'volunteer'], undefined],
    ['Me and Eleri, office', ['office', 'Eleri'], undefined],
  ])('is whom words that name the others do not name: %s', (words, names, name) => {
    expect(findFounder(names.map((each) => role(each, words)))?.name).toBe(name)
  })

  it('is the one owner, and none of several whose things are looked after', () => {
    expect(findFounder([role('owner', 'the owner sets prices'), role('guest')])?.name).toBe('owner')
    for (const words of ['owners see their own horse', 'every owner gets a bill']) {
      expect(findFounder([role('owner', words), role('groom')])).toBeNull()
    }
    for (const words of ['me and Kelsey do it', 'message me - she rings back']) {
      expect(findFounder([role('Kelsey', words), role('groom')])).toBeNull()
    }
  })

  it('does what nobody is named for, and horse owners have what is theirs', () => {
    const document = writeRows([
      makeRow('role', "q5: there's me, Jo, I own it", { name: 'Jo' }),
      makeRow('role', 'q5: the yard manager sets the feeds', { name: 'yard manager' }),
      makeRow('role', 'q5: owners see their own horse', { name: 'owner' }),
      makeRow('permission', 'q5: the yard manager sets the feeds', {
        ...{ role: 'yard manager', what: 'set the feeds' },
      }),
      makeRow('permission', 'q5: owners see their own horse', {
        ...{ role: 'owner', what: 'see their own horse' },
      }),
      makeRow('feature', 'q9: I say yes to a job', { actor: 'Jo', does: 'say yes to a job' }),
    ])
    const owner = document.roles.find(({ name }) => name === 'Owner')?.id
    const feeds = document.permissions.find(({ action }) => /feeds/.test(action))
    expect(feeds?.cells.find((cell) => cell.role === owner)?.permission).not.toBe('yes')
    expect(renderMarkdown(document, DOCUMENT_WORDS)).not.toContain('the jo')
  })
})
