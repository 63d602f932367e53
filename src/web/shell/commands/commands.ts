import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { languageText } from '#web/text/public/language.ts'
import { commandText as words } from '#web/text/shell/commands.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { anchors } from '#web/ui/anchors.ts'

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
  /** Whether the workshop may be entered (docs/product.md#entitlements). */
  mayWrite: boolean
}

/** All that can be done from here, the nearest first; the long list of questions is last. */
export function groupCommands({ projects, questions, projectId, mayWrite }: Known): CommandGroup[] {
  const project = projects.find(({ id }) => id === projectId)
  const others = projects.filter((other) => other !== project)
  const { groups } = words
  return [
    ...(project ? [projectGroup(project, mayWrite)] : []),
    { id: 'actions', heading: groups.actions, commands: ACTIONS },
    { id: 'projects', heading: groups.projects, commands: others.map(openProject) },
    { id: 'places', heading: groups.places, commands: PLACES },
    ...(project && mayWrite ? [questionGroup(project.id, questions)] : []),
  ].filter(({ commands }) => commands.length > 0)
}

function projectGroup(
  { id, title, documentVersion }: Known['projects'][number],
  mayWrite: boolean,
): CommandGroup {
  const { askBox, generateDocument, exportDocument } = anchors
  const at = paths.dashboardProject(id)
  const workshop = go('workshop', { label: words.workshop, to: paths.workshop(id) })
  const document = go('document', { label: words.document, to: paths.document(id) })
  return {
    id: 'project',
    heading: words.groups.project(title),
    commands: [
      ...(mayWrite ? [{ ...workshop, keywords: words.keywords.workshop }] : []),
      ...(documentVersion === null ? [] : [{ ...document, keywords: words.keywords.document }]),
      {
        id: 'ask',
        label: words.ask,
        keywords: words.keywords.ask,
        deed: { kind: 'focus', anchor: askBox, at },
      },
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
    ],
  }
}

function questionGroup(projectId: string, questions: Known['questions']): CommandGroup {
  return {
    id: 'questions',
    heading: words.groups.questions,
    commands: questions.map(({ id, order, title }) =>
      go(`question-${id}`, {
        label: words.question(order, title),
        to: paths.workshopQuestion(projectId, order),
      }),
    ),
  }
}

function openProject({ id, title }: Known['projects'][number]): Command {
  return go(`project-${id}`, { label: title, to: paths.dashboardProject(id) })
}

const ACTIONS: readonly Command[] = [
  {
    id: 'new',
    label: words.newProject,
    deed: { kind: 'press', anchor: anchors.newProject, at: paths.dashboard },
  },
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

const PLACES: readonly Command[] = [
  go('dashboard', { label: words.dashboard, to: paths.dashboard }),
  go('inbox', { label: screenTitles.inbox, to: paths.inbox }),
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
