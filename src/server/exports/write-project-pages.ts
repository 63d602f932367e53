import { answerText } from '#domain/answers.ts'
import type { Language } from '#domain/language.ts'
import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { blocks, escapeInline, writeVerbatim } from '#domain/requirements/rendering/markdown.ts'
import { type ServerTexts, TEXTS } from '#server/texts/texts.ts'
import type { ProjectSource } from './project-source.ts'
import { writeSharingPages } from './write-sharing-pages.ts'

/** A project without its document. */
export type ProjectTexts = Omit<ProjectSource, 'document'>

/** What the pages are written with. */
interface Words {
  text: ServerTexts['project']
  questions: readonly WorkshopQuestion[]
}

/** The same project with its answers as the workshop asks; what it does not know comes last. */
export function sortByWorkshop(project: ProjectTexts): ProjectTexts {
  const places = new Map<string, number>(QUESTIONS.map(({ id }, index) => [id, index]))
  const place = (questionId: string) => places.get(questionId) ?? QUESTIONS.length
  const answers = project.answers.toSorted((a, b) => place(a.questionId) - place(b.questionId))
  return { ...project, answers }
}

/** The project's details, answers and consultations, to read. */
export function writeProjectPages(project: ProjectTexts, language: Language): TextFile[] {
  const { project: text, questions } = TEXTS[language]
  return [
    { path: 'project.md', text: projectPage(project, text) },
    { path: 'answers.md', text: answersPage(project, { text, questions }) },
    { path: 'consultations.md', text: consultationsPage(project, { text, questions }) },
    ...notesFiles(project, text),
    ...writeSharingPages(project, text),
  ]
}

/** What was told at once, word for word, and what of it no answer holds; no page where nothing was. */
function notesFiles({ title, notes }: ProjectTexts, text: Words['text']): TextFile[] {
  const parts = notes.flatMap(({ name, origin, text: told, stretches, createdAt }) => {
    const outside = stretches.filter(({ kind, state }) => kind === 'words' && state !== 'used')
    const left = outside.map(({ start, end }) => writeVerbatim(told.slice(start, end)))
    const source = name ?? text.told[origin]
    return [
      `## ${text.on(escapeInline(source), createdAt.slice(0, 10))}`,
      writeVerbatim(told),
      ...(left.length === 0 ? [] : [`### ${text.inNoAnswer}`, ...left]),
    ]
  })
  if (parts.length === 0) return []
  return [
    { path: 'notes.md', text: `${blocks(`# ${text.notes(escapeInline(title))}`, ...parts)}\n` },
  ]
}

/** The same as data. */
export function writeProjectData(project: ProjectTexts): string {
  return `${JSON.stringify(project, null, 2)}\n`
}

function projectPage(project: ProjectTexts, text: Words['text']): string {
  const facts = Object.entries(text.facts).flatMap(([key, label]) => {
    const value = project[key as keyof typeof text.facts]
    if (value === null) return []
    return [`- ${text.fact(label, escapeInline(key === 'assignee' ? value : value.slice(0, 10)))}`]
  })
  return `${blocks(
    `# ${escapeInline(project.title)}`,
    project.description === null ? '' : writeVerbatim(project.description),
    facts.join('\n'),
  )}\n`
}

function answersPage({ title, answers }: ProjectTexts, { text, questions }: Words): string {
  const given = new Map(answers.map(({ questionId, value }) => [questionId, answerText(value)]))
  const parts = questions.map(({ id, order, title: name, prompt }) => {
    const answer = given.get(id)?.trim() ? writeVerbatim(given.get(id) ?? '') : text.notAnswered
    return blocks(`## Q${order} ${escapeInline(name)}`, escapeInline(prompt), answer)
  })
  return `${blocks(`# ${text.answers(escapeInline(title))}`, ...parts)}\n`
}

function consultationsPage(
  { title, consultations }: ProjectTexts,
  { text, questions }: Words,
): string {
  const names = new Map(
    questions.map(({ id, order, title: name }) => [id as string, `Q${order} ${name}`]),
  )
  const parts = consultations.map(({ questionId, question, response, source, createdAt }) =>
    blocks(
      `## ${text.on(escapeInline(names.get(questionId ?? '') ?? text.general), createdAt.slice(0, 10))}`,
      text.asked,
      writeVerbatim(question),
      text.reply(escapeInline(source === 'built-in' ? text.builtIn : source)),
      writeVerbatim(response),
    ),
  )
  const body = parts.length === 0 ? [text.none] : parts
  return `${blocks(`# ${text.consultations(escapeInline(title))}`, ...body)}\n`
}
