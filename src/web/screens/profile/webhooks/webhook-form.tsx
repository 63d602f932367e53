import { useForm } from 'react-hook-form'
import { LIMITS } from '#contract/limits.ts'
import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/event-types.ts'
import type { WebhookFields } from '#web/api/agents/webhooks.ts'
import { useProjects } from '#web/api/projects.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { webhooksText, webhookFormText as words } from '#web/text/agents/webhooks.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

interface WebhookFormProps {
  /** What is changed; null for a new one. */
  webhook: Webhook | null
  /** Saves it; throws what the server said. */
  save: (fields: WebhookFields) => Promise<unknown>
  error: Error | null
  isSaving: boolean
  onCancel: () => void
}

/** Where messages go, about what, and of which projects. */
export function WebhookForm({ webhook, save, error, isSaving, onCancel }: WebhookFormProps) {
  const form = useForm({
    defaultValues: {
      address: webhook?.address ?? '',
      events: [...(webhook?.events ?? WEBHOOK_EVENT_TYPES)],
      projectId: webhook?.projectId ?? '',
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ projectId, ...fields }) =>
    save({ ...fields, projectId: projectId || null }).catch((fault) => showIssues(form, fault)),
  )
  const projects = useProjects().data ?? []
  const options = [
    { value: '', label: words.allProjects },
    ...projects.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem error={error} form={form} />
      <TextField
        label={words.address}
        hint={words.addressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={LIMITS.webhookAddress}
        error={errors.address?.message}
        {...form.register('address', {
          validate: (value) => value.trim() !== '' || words.addressMissing,
        })}
      />
      <fieldset className="grid gap-1" aria-describedby={errors.events && 'no-events'}>
        <legend className="mb-1 font-medium text-sm">{words.events}</legend>
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <label key={type} className="flex min-h-8 items-center gap-3 text-sm">
            <input
              type="checkbox"
              value={type}
              className="size-4 shrink-0 accent-accent"
              {...form.register('events', {
                validate: (chosen) => chosen.length > 0 || words.eventsMissing,
              })}
            />
            {webhooksText.events[type]}
          </label>
        ))}
        {errors.events && (
          <p id="no-events" role="alert" className="text-danger text-xs">
            {errors.events.message}
          </p>
        )}
      </fieldset>
      <SelectField label={words.project} options={options} {...form.register('projectId')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" pending={isSaving}>
          {nameOfSaving(webhook, isSaving)}
        </Button>
      </div>
    </form>
  )
}

function nameOfSaving(webhook: Webhook | null, isSaving: boolean): string {
  if (webhook === null) return isSaving ? words.making : words.make
  return isSaving ? words.saving : words.save
}
