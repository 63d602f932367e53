import type { Role } from '#domain/requirements/document-items.ts'

/**
 * Whom somebody stands for, as an answer names them in front of a colon: "Schools and societies: the teacher asks
 * for things"; empty where the words in front are their own name.
 */
function findWhomTheyStandFor({ name, also = [], quotes }: Role): string[] {
  return quotes.flatMap(({ text }) => {
    const [, head = '', behind = ''] = HEAD.exec(text) ?? []
    const isNamedBehind = [name, ...also].some((each) => includes(behind, each))
    return head === '' || includes(head, name) || !isNamedBehind ? [] : [head.trim()]
  })
}

/** Whether they are called by those whom they stand for, too: their work is elsewhere. */
export function standsForOthers(role: Role): boolean {
  const heads = findWhomTheyStandFor(role)
  return (role.also ?? []).some((each) => heads.some((head) => includes(head, each)))
}

const HEAD = /^[-*・\s]*([^:：\n]{2,40}?)\s*[:：](.+)/su

function includes(text: string, name: string): boolean {
  return name !== '' && text.toLowerCase().includes(name.toLowerCase())
}
