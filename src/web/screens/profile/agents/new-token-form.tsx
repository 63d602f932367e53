import { useForm } from 'react-hook-form'
import type { NewToken } from '#contract/agents/token-endpoints.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Scope } from '#domain/agents/scopes.ts'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS } from '#domain/agents/token-days.ts'
import { useCreateToken } from '#web/api/agents/tokens.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { newTokenText as words } from '#web/text/agents/agents.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

const OPTIONS = TOKEN_DAYS.map((days) => ({ value: String(days), label: words.days(days) }))

const EXTRAS: readonly { scope: Scope; label: string }[] = [
  { scope: 'questions:write', label: words.questions },
  { scope: 'progress:write', label: words.progress },
]

interface NewTokenFormProps {
  onMade: (token: NewToken) => void
  onCancel: () => void
}

/** What it is for, how long it works, and what it may do besides reading. */
export function NewTokenForm({ onMade, onCancel }: NewTokenFormProps) {
  const create = useCreateToken()
  const form = useForm({
    defaultValues: {
      name: '',
      days: String(DEFAULT_TOKEN_DAYS),
      scopes: EXTRAS.map(({ scope }) => scope),
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ name, days, scopes }) =>
    create.mutate(
      { name, scopes, days: TOKEN_DAYS.find((each) => String(each) === days) ?? null },
      { onSuccess: onMade, onError: (error) => showIssues(form, error) },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem error={create.error} form={form} />
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={LIMITS.tokenName}
        error={errors.name?.message}
        {...form.register('name', {
          validate: (value) => value.trim() !== '' || words.nameMissing,
        })}
      />
      <SelectField label={words.lasts} options={OPTIONS} {...form.register('days')} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium text-sm">{words.also}</legend>
        {EXTRAS.map(({ scope, label }) => (
          <label key={scope} className="flex min-h-8 items-center gap-3 text-sm">
            <input
              type="checkbox"
              value={scope}
              className="size-4 accent-accent"
              {...form.register('scopes')}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" pending={create.isPending}>
          {create.isPending ? words.making : words.make}
        </Button>
      </div>
    </form>
  )
}
