import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { anchors } from '#web/anchors.ts'
import { paths } from '#web/paths.ts'
import { languageText } from '#web/text/public/language.ts'
import { commandText as words } from '#web/text/shell/commands.ts'

/** What a command does. */
export type Deed =
  /** To a screen of the app. */
  | { kind: 'go'; to: string }
  /** To an address outside the app's router. */
  | { kind: 'leave'; href: string }
  /** Brings an element of a screen to the focus and presses it, unless it is to be typed into. */
  | { kind: 'press' | 'focus'; anchor: string; at: string }
  | { kind: 'language'; language: Language }
  | { kind: 'cookies' }

export interface Command {
  id: string
  label: string
  keywords?: string
  deed: Deed
}

export interface CommandGroup {
  id: string
  heading: string
  commands: readonly Command[]
}

interface Known {
  projects: readonly Pick<Project, 'id' | 'title' | 'documentVersion'>[]
  questions: readonly Pick<Question, 'id' | 'order' | 'title'>[]
  /** The project at hand; null when there is none. */
  projectId: string | null
}

/** All that can be done from here, the nearest first. */
export function commandGroups({ projects, questions, projectId }: Known): CommandGroup[] {
  const project = projects.find(({ id }) => id === projectId)
  const others = projects.filter((other) => other !== project)
  return [
    ...(project ? [projectGroup(project, questions)] : []),
    { id: 'actions', heading: words.groups.actions, commands: actions(project?.id ?? null) },
    { id: 'projects', heading: words.groups.projects, commands: others.map(openProject) },
    { id: 'places', heading: words.groups.places, commands: PLACES },
  ].filter(({ commands }) => commands.length > 0)
}

function projectGroup(
  project: Known['projects'][number],
  questions: Known['questions'],
): CommandGroup {
  const { id, title, documentVersion } = project
  const { keywords } = words
  const workshop = go('workshop', { label: words.workshop, to: paths.workshop(id) })
  const document = go('document', { label: words.document, to: paths.document(id) })
  return {
    id: 'project',
    heading: words.groups.project(title),
    commands: [
      { ...workshop, keywords: keywords.workshop },
      ...(documentVersion === null ? [] : [{ ...document, keywords: keywords.document }]),
      ...questions.map((question) =>
        go(`question-${question.id}`, {
          label: words.question(question.order, question.title),
          to: paths.workshopQuestion(id, question.order),
        }),
      ),
    ],
  }
}

function openProject({ id, title }: Known['projects'][number]): Command {
  return go(`project-${id}`, { label: title, to: paths.dashboardProject(id) })
}

/** What concerns a project is offered where there is one at hand. */
function actions(projectId: string | null): Command[] {
  const { newProject, askBox, generateDocument, exportDocument } = anchors
  const at = projectId === null ? paths.dashboard : paths.dashboardProject(projectId)
  const ofProject: Command[] = [
    { id: 'ask', label: words.askAi, deed: { kind: 'focus', anchor: askBox, at } },
    {
      id: 'generate',
      label: words.generate,
      deed: { kind: 'press', anchor: generateDocument, at },
    },
    {
      id: 'export',
      label: words.exportDocument,
      deed: { kind: 'press', anchor: exportDocument, at },
    },
  ]
  return [
    {
      id: 'new',
      label: words.newProject,
      deed: { kind: 'press', anchor: newProject, at: paths.dashboard },
    },
    ...(projectId === null ? [] : ofProject),
    ...LANGUAGES.filter((language) => language !== languageText.code).map(
      (language): Command => ({
        id: `language-${language}`,
        label: words.switchLanguage(languageText.names[language]),
        keywords: language,
        deed: { kind: 'language', language },
      }),
    ),
    { id: 'cookies', label: words.cookieChoices, deed: { kind: 'cookies' } },
    { id: 'sign-out', label: words.signOut, deed: { kind: 'leave', href: paths.logout } },
  ]
}

const PLACES: readonly Command[] = [
  go('dashboard', { label: words.dashboard, to: paths.dashboard }),
  {
    ...go('profile', { label: words.profile, to: paths.profile }),
    keywords: words.keywords.profile,
  },
  {
    ...go('billing', { label: words.billing, to: paths.billing }),
    keywords: words.keywords.billing,
  },
  {
    id: 'contact',
    label: words.contact,
    keywords: words.keywords.contact,
    deed: { kind: 'leave', href: paths.contact },
  },
]

function go(id: string, { label, to }: { label: string; to: string }): Command {
  return { id, label, deed: { kind: 'go', to } }
}
