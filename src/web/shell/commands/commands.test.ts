import { describe, expect, it } from 'vitest'
import { groupCommands } from './commands.ts'

const projects = [
  { id: 'p1', title: 'Calm Studio', documentVersion: null },
  { id: 'p2', title: 'Book Club', documentVersion: 3 },
]
const questions = [
  { id: 'q1', order: 1, title: 'Problem and Target' },
  { id: 'q2', order: 2, title: 'Goals' },
]
const labels = (projectId: string | null, mayWrite = true) =>
  groupCommands({ projects, questions, projectId, mayWrite }).map(({ id, commands }) => [
    id,
    commands.map((command) => command.id),
  ])

describe('groupCommands', () => {
  it('offers what concerns the project at hand first, its questions last', () => {
    expect(labels('p2')).toEqual([
      ['project', ['workshop', 'document', 'ask', 'generate', 'export']],
      ['actions', ['new', 'language-ja', 'cookies', 'sign-out']],
      ['projects', ['project-p1']],
      ['places', ['dashboard', 'inbox', 'profile', 'billing', 'contact']],
      ['questions', ['question-q1', 'question-q2']],
    ])
  })

  it('leads nobody into the workshop who may not enter it', () => {
    const ids = labels('p2', false).flatMap(([, commands]) => commands)
    expect(ids).toEqual(expect.arrayContaining(['document', 'dashboard']))
    expect(ids.filter((id) => /^(?:workshop|question-)/.test(String(id)))).toEqual([])
  })

  it('offers no document where there is none, and no project where none is at hand', () => {
    expect(labels('p1')[0]).toEqual(['project', ['workshop', 'ask', 'generate', 'export']])
    expect(labels('gone')).toEqual([
      ['actions', ['new', 'language-ja', 'cookies', 'sign-out']],
      ['projects', ['project-p1', 'project-p2']],
      ['places', ['dashboard', 'inbox', 'profile', 'billing', 'contact']],
    ])
  })

  it('has an id of its own for each command, also of projects with the same title', () => {
    const same = projects.map((project) => ({ ...project, title: 'Same' }))
    const ids = groupCommands({
      projects: same,
      questions,
      projectId: null,
      mayWrite: true,
    }).flatMap(({ commands }) => commands.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
