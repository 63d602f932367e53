import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { type ApiError, tellFailure, toApiError } from '#web/api/api-error.ts'
import { useCreateProject, useUpdateProject } from '#web/api/projects.ts'
import { signInPath } from '#web/paths.ts'
import { projectFormText as words } from '#web/text/dashboard.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { keepProjectDraft } from './project-draft.ts'
import {
  EMPTY_PROJECT_FORM,
  type ProjectFormValues,
  toFormValues,
  toProjectBody,
} from './project-form-values.ts'

interface ProjectFormOptions {
  /** The project to edit; null to create one. */
  project: Project | null
  restored: ProjectFormValues | null
  onClose: () => void
  onCreated: (project: Project) => void
}

/** The form's state and its saving. What is typed is kept in the tab until it is saved. */
export function useProjectForm({ project, restored, onClose, onCreated }: ProjectFormOptions) {
  const toast = useToast()
  const { save, isPending } = useSave(project)
  const form = useForm<ProjectFormValues>({
    defaultValues: restored ?? (project ? toFormValues(project) : EMPTY_PROJECT_FORM),
  })
  const fail = useFailure(form, project === null ? words.createFailed : words.saveFailed)
  useKeptDraft(form, project?.id ?? null)

  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await save(values)
      onClose()
      if (project === null) {
        onCreated(saved)
        toast.show({ title: words.created, description: words.createdDetail(saved.title) })
      } else {
        toast.show({ title: words.saved, description: words.savedDetail })
      }
    } catch (error) {
      fail(toApiError(error))
    }
  })
  return { form, submit, isPending }
}

function useSave(project: Project | null) {
  const creation = useCreateProject()
  const update = useUpdateProject()
  const save = (values: ProjectFormValues) => {
    const body = toProjectBody(values)
    return project === null
      ? creation.mutateAsync(body)
      : update.mutateAsync({ id: project.id, changes: body })
  }
  return { save, isPending: creation.isPending || update.isPending }
}

/** Keeps every change in the tab, so that a lost session or a reload costs nothing typed. */
function useKeptDraft(form: UseFormReturn<ProjectFormValues>, projectId: string | null) {
  const { id } = useSignedInUser()
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name !== undefined) keepProjectDraft(id, { projectId, values })
        },
      }),
    [subscribe, id, projectId],
  )
}

/**
 * Says what went wrong: beside the fields when the server names them. A lost session leads to
 * sign-in and back here, where the dialog opens again with what was typed.
 */
function useFailure(form: UseFormReturn<ProjectFormValues>, usual: string) {
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (failure: ApiError) => {
    if (failure.code === 'signed_out') {
      navigate(signInPath(pathname + search))
      return
    }
    const issues = failure.issues.filter(({ path }) => Object.hasOwn(EMPTY_PROJECT_FORM, path))
    for (const { path, message } of issues) {
      form.setError(path as keyof ProjectFormValues, { message }, { shouldFocus: true })
    }
    if (issues.length > 0) return
    const { title, message } = tellFailure(failure, { title: words.error, message: usual })
    toast.show({ title, description: message, tone: 'danger' })
  }
}
