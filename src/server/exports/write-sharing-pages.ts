import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { blocks, escapeInline, writeVerbatim } from '#domain/requirements/rendering/markdown.ts'
import type { ServerTexts } from '#server/texts/texts.ts'
import type { ProjectSource } from './project-source.ts'

type Shared = Pick<ProjectSource, 'title' | 'links' | 'comments'>
type Words = ServerTexts['project']

/** The links to a project's documents, and what was said of them; no page where there is none. */
export function writeSharingPages({ title, links, comments }: Shared, text: Words): TextFile[] {
  const name = escapeInline(title)
  return [
    ...(links.length === 0 ? [] : [{ path: 'links.md', text: linksPage(name, links, text) }]),
    ...(comments.length === 0
      ? []
      : [
          {
            path: 'comments.md',
            text: `${blocks(
              `# ${text.comments(name)}`,
              ...comments.map((each) => writeComment(each, text)),
            )}\n`,
          },
        ]),
  ]
}

function linksPage(name: string, links: Shared['links'], text: Words): string {
  const lines = links.map(({ version, createdAt, expiresAt, opened }) => {
    const until = expiresAt === null ? null : day(expiresAt)
    return `- ${text.link({ version, made: day(createdAt), until, opened })}`
  })
  return `${blocks(`# ${text.links(name)}`, lines.join('\n'))}\n`
}

function writeComment(comment: Shared['comments'][number], text: Words): string {
  const { askerName, item, version, kind, createdAt, itemText, reply, repliedAt } = comment
  const said = text.said[kind]
  return blocks(
    `## ${text.on(escapeInline(`${askerName}, ${item}`), day(createdAt))}`,
    text.fact(text.inVersion(version), escapeInline(itemText)),
    `${said}:`,
    writeVerbatim(comment.text),
    ...(reply === null || repliedAt === null
      ? []
      : [`${text.replied(day(repliedAt))}:`, writeVerbatim(reply)]),
  )
}

function day(moment: string): string {
  return moment.slice(0, 10)
}
