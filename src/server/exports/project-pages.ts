import { answerText } from '#domain/answers.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { blocks, inline, verbatim } from '#domain/requirements/rendering/markdown.ts'
import type { ProjectSource } from './queries.ts'

/** A project without its document. */
export type ProjectTexts = Omit<ProjectSource, 'document'>

const TEXT = {
  project: 'Project',
  answers: 'Answers',
  consultations: 'Consultations',
  facts: {
    assignee: 'Assignee',
    startDate: 'Start',
    endDate: 'End',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  none: 'None.',
  notAnswered: 'Not answered yet.',
  general: 'General question',
  asked: 'Asked',
  reply: 'Reply',
  from: (source: string) => (source === 'built-in' ? 'the built-in reviewer' : source),
} as const

/** The same project with its answers as the workshop asks; what it does not know comes last. */
export function inWorkshopOrder(project: ProjectTexts): ProjectTexts {
  const places = new Map<string, number>(QUESTIONS.map(({ id }, index) => [id, index]))
  const place = (questionId: string) => places.get(questionId) ?? QUESTIONS.length
  const answers = project.answers.toSorted((a, b) => place(a.questionId) - place(b.questionId))
  return { ...project, answers }
}

/** The project's details, answers and consultations, to read. */
export function projectPages(project: ProjectTexts): TextFile[] {
  return [
    { path: 'project.md', text: projectPage(project) },
    { path: 'answers.md', text: answersPage(project) },
    { path: 'consultations.md', text: consultationsPage(project) },
  ]
}

/** The same as data. */
export function projectData(project: ProjectTexts): string {
  return `${JSON.stringify(project, null, 2)}\n`
}

function projectPage(project: ProjectTexts): string {
  const facts = Object.entries(TEXT.facts).flatMap(([key, label]) => {
    const value = project[key as keyof typeof TEXT.facts]
    if (value === null) return []
    return [`- ${label}: ${inline(key === 'assignee' ? value : value.slice(0, 10))}`]
  })
  return `${blocks(
    `# ${inline(project.title)}`,
    project.description === null ? '' : verbatim(project.description),
    facts.join('\n'),
  )}\n`
}

function answersPage({ title, answers }: ProjectTexts): string {
  const given = new Map(answers.map(({ questionId, value }) => [questionId, answerText(value)]))
  const parts = QUESTIONS.map(({ id, order, title: name, prompt }) => {
    const answer = given.get(id)?.trim() ? verbatim(given.get(id) ?? '') : TEXT.notAnswered
    return blocks(`## Q${order} ${inline(name)}`, inline(prompt), answer)
  })
  return `${blocks(`# ${TEXT.answers}: ${inline(title)}`, ...parts)}\n`
}

function consultationsPage({ title, consultations }: ProjectTexts): string {
  const names = new Map(
    QUESTIONS.map(({ id, order, title: name }) => [id as string, `Q${order} ${name}`]),
  )
  const parts = consultations.map(({ questionId, question, response, source, createdAt }) =>
    blocks(
      `## ${inline(names.get(questionId ?? '') ?? TEXT.general)}, ${createdAt.slice(0, 10)}`,
      `${TEXT.asked}:`,
      verbatim(question),
      `${TEXT.reply} (${inline(TEXT.from(source))}):`,
      verbatim(response),
    ),
  )
  const body = parts.length === 0 ? [TEXT.none] : parts
  return `${blocks(`# ${TEXT.consultations}: ${inline(title)}`, ...body)}\n`
}
