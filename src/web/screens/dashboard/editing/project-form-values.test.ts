import { describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import {
  EMPTY_PROJECT_FORM,
  projectFormRules,
  toFormValues,
  toProjectBody,
} from './project-form-values.ts'

const project: Project = {
  id: 'p1',
  title: 'Calm Studio',
  description: null,
  assignee: 'Mia',
  startDate: '2026-12-01T00:00:00.000Z',
  endDate: null,
  language: 'ja',
  status: 'draft',
  progress: 0,
  answeredCount: 0,
  questionCount: 15,
  lastAnswerAt: null,
  documentVersion: null,
  starters: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

describe('the project form', () => {
  it('prefills dates as yyyy-mm-dd and null as empty', () => {
    expect(toFormValues(project)).toEqual({
      title: 'Calm Studio',
      description: '',
      assignee: 'Mia',
      startDate: '2026-12-01',
      endDate: '',
      language: 'ja',
    })
  })

  it('sends empty as null and a filled date as an ISO timestamp', () => {
    expect(
      toProjectBody({ ...EMPTY_PROJECT_FORM, title: ' Studio ', endDate: '2026-12-24' }),
    ).toEqual({
      title: 'Studio',
      description: null,
      assignee: null,
      startDate: null,
      endDate: '2026-12-24T00:00:00.000Z',
      language: 'answers',
    })
  })

  it('gives back the same day it was prefilled with', () => {
    expect(toProjectBody(toFormValues(project)).startDate).toBe(project.startDate)
  })

  const dates = (startDate: string, endDate: string) => ({
    ...EMPTY_PROJECT_FORM,
    startDate,
    endDate,
  })

  it.each([
    ['a blank title', projectFormRules.title('  '), 'Title is required'],
    ['a title at the limit', projectFormRules.title('x'.repeat(200)), true],
    [
      'a longer title',
      projectFormRules.title('x'.repeat(201)),
      'Please use at most 200 characters.',
    ],
    [
      'a long description',
      projectFormRules.description('x'.repeat(2001)),
      'Please use at most 2,000 characters.',
    ],
    ['a six-digit year', projectFormRules.startDate('12026-01-01'), 'Please enter a date.'],
    ['no dates', projectFormRules.endDate('', dates('', '')), true],
    ['the same day', projectFormRules.endDate('2026-12-01', dates('2026-12-01', '')), true],
    [
      'an end before the start',
      projectFormRules.endDate('2026-11-30', dates('2026-12-01', '')),
      'The end date can’t be before the start date.',
    ],
  ])('checks %s', (_case, verdict, expected) => {
    expect(verdict).toBe(expected)
  })
})
