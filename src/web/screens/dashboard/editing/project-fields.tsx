import type { UseFormReturn } from 'react-hook-form'
import { DOCUMENT_LANGUAGES } from '#domain/language.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type ProjectFormValues, projectFormRules as rules } from './project-form-values.ts'

/** The fields of a project, each with its rule (docs/product.md#checks-on-input). */
export function ProjectFields({ form }: { form: UseFormReturn<ProjectFormValues> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={words.title}
        error={errors.title?.message}
        autoComplete="off"
        required
        {...form.register('title', { validate: rules.title })}
      />
      <TextArea
        label={words.description}
        mark={words.optional}
        hint={words.descriptionHint}
        error={errors.description?.message}
        rows={3}
        {...form.register('description', { validate: rules.description })}
      />
      <details open={isFilled(form)}>
        <summary className="min-h-9 cursor-pointer rounded-soft py-1 text-ink-soft text-sm">
          {words.more}
        </summary>
        <div className="mt-3 grid gap-5">
          <TextField
            label={words.assignee}
            mark={words.optional}
            hint={words.assigneeHint}
            error={errors.assignee?.message}
            autoComplete="off"
            {...form.register('assignee', { validate: rules.assignee })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              type="date"
              label={words.startDate}
              mark={words.optional}
              error={errors.startDate?.message}
              {...form.register('startDate', { validate: rules.startDate, deps: ['endDate'] })}
            />
            <TextField
              type="date"
              label={words.endDate}
              mark={words.optional}
              error={errors.endDate?.message}
              {...form.register('endDate', { validate: rules.endDate })}
            />
          </div>
          <SelectField
            label={words.language}
            hint={words.languageHint}
            options={DOCUMENT_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
            {...form.register('language')}
          />
        </div>
      </details>
    </>
  )
}

/** Something in there to see: what was filled in before, or what is wrong with it. */
function isFilled({ formState }: UseFormReturn<ProjectFormValues>): boolean {
  const { defaultValues, errors } = formState
  const folded = ['assignee', 'startDate', 'endDate'] as const
  return folded.some((name) => errors[name] !== undefined || Boolean(defaultValues?.[name]))
}
