import { LIMITS } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'

/** The dialog's fields as the inputs hold them; dates are yyyy-mm-dd or empty. */
export interface ProjectFormValues {
  title: string
  description: string
  assignee: string
  startDate: string
  endDate: string
  language: DocumentLanguage
}

export const EMPTY_PROJECT_FORM: ProjectFormValues = {
  title: '',
  description: '',
  assignee: '',
  startDate: '',
  endDate: '',
  language: 'answers',
}

/**
 * What the edit dialog starts from: dates are prefilled as yyyy-mm-dd
 * (docs/product.md#checks-on-input).
 */
export function toFormValues(project: Project): ProjectFormValues {
  return {
    title: project.title,
    description: project.description ?? '',
    assignee: project.assignee ?? '',
    startDate: project.startDate?.slice(0, 10) ?? '',
    endDate: project.endDate?.slice(0, 10) ?? '',
    language: project.language,
  }
}

/**
 * What is sent: an empty field becomes null, a filled date an ISO timestamp
 * (docs/product.md#checks-on-input).
 */
export function toProjectBody(values: ProjectFormValues) {
  return {
    title: values.title.trim(),
    description: orNull(values.description),
    assignee: orNull(values.assignee),
    startDate: toTimestamp(values.startDate),
    endDate: toTimestamp(values.endDate),
    language: values.language,
  }
}

/** The first fault of one field as its sentence, or true (the shape React Hook Form asks for). */
export const projectFormRules = {
  title: (value: string) => {
    if (value.trim() === '') return words.titleRequired
    return within(LIMITS.title)(value)
  },
  description: within(LIMITS.description),
  assignee: within(LIMITS.assignee),
  startDate: isDate,
  endDate: (value: string, values: ProjectFormValues) => {
    const isBefore = value !== '' && values.startDate !== '' && value < values.startDate
    return isBefore ? words.endBeforeStart : isDate(value)
  },
}

function within(max: number) {
  return (value: string) => value.length <= max || words.tooLong(max)
}

function isDate(value: string) {
  return value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) || words.invalidDate
}

function orNull(value: string): string | null {
  return value.trim() === '' ? null : value
}

function toTimestamp(date: string): string | null {
  return date === '' ? null : new Date(date).toISOString()
}
