import { expect, it } from 'vitest'
import type { Role } from '#domain/requirements/document-items.ts'
import { areNamedAlone } from './is-subject.ts'

const roleOf = (id: string, name: string, also: string[]): Role => ({
  ...{ id, name, also, sources: [], quotes: [], mark: 'stated', can: [], mustNot: [] },
})
const ROLES = [
  roleOf('ROLE-01', 'owner', ['me', '私']),
  roleOf('ROLE-02', 'baker', ['Moss', '森さん']),
  roleOf('ROLE-03', 'counter', ['Jo', '受付']),
]

it.each<[string, string[], string[], boolean]>([
  ['on Saturday I have got the list out they come I tick them in', ['owner'], ['counter'], true],
  ['the counter they can look but not touch, I tick them in', ['owner'], ['counter'], true],
  ['the invoices is me and Moss', ['owner', 'baker'], ['counter'], true],
  ['請求書は私と森さんだけ。', ['owner', 'baker'], ['counter'], true],
  ['the invoices is me and Moss', ['owner'], ['baker'], false],
  ['Moss and Jo share the invoices', ['baker'], ['counter'], false],
  ['Jo ticks them in when I am not there', ['owner'], ['baker'], false],
  ['we tick them in', ['owner'], ['counter'], false],
  ['私たちが確認します。', ['owner'], ['counter'], false],
  ['maybe I tick them in', ['owner'], ['counter'], false],
  ['I never tick them in', ['owner'], ['counter'], false],
  ['the list is long', ['owner'], ['counter'], false],
])('“%s” names %o alone and not %o: %s', (...[said, names, read, isAlone]) => {
  const [named, gone] = [names, read].map((all) => ROLES.filter(({ name }) => all.includes(name)))
  const told = { quotes: [{ question: 'q9', text: said }], roles: ROLES, gone: gone ?? [] }
  expect(areNamedAlone(named ?? [], told)).toBe(isAlone)
})

it.each<[string, string[], string[], boolean]>([
  ['I think Moss ticks them in', ['baker'], ['counter'], true],
  ['our Moss ticks them in', ['baker'], ['counter'], true],
  ['たぶん森さんが確認します', ['baker'], ['counter'], true],
  ['we and Moss tick them in', ['baker'], ['owner'], false],
  ['Moss and Jo share them, I think', ['baker'], ['counter'], false],
  ['I think somebody ticks them in', ['baker'], ['counter'], false],
])('until it is decided “%s” names %o alone and not %o: %s', (...[said, names, read, isAlone]) => {
  const [named, gone] = [names, read].map((all) => ROLES.filter(({ name }) => all.includes(name)))
  const quotes = [{ question: 'q9', text: said }]
  const told = { quotes, roles: ROLES, gone: gone ?? [], until: true }
  expect(areNamedAlone(named ?? [], told)).toBe(isAlone)
})
