import type { TellingView } from '#contract/telling/telling-schema.ts'
import type { Draft } from '#domain/telling/make-drafts.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useTakeDrafts } from '#web/api/tellings.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** A draft and the told text that it comes from. */
export interface ToldDraft extends Draft {
  telling: TellingView
}

/** Says that something of the notes could not be changed. */
export function useFail(): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    const usual = { title: words.changeFailed, message: words.failed }
    const { title, message } = tellFailure(error, usual)
    toast.show({ title, description: message, tone: 'danger' })
  }
}

/** Adds drafts to their answers, and says which did not fit. */
export function useTake(projectId: string, titleOf: (question: string) => string) {
  const toast = useToast()
  const fail = useFail()
  const { mutate, isPending } = useTakeDrafts(projectId)
  const take = (chosen: readonly ToldDraft[], onDone: () => void) =>
    mutate(
      chosen.map(({ telling, question }) => ({ telling: telling.id, question })),
      {
        onError: fail,
        onSuccess: ({ refused }) => {
          const [first] = refused
          if (first === undefined) return onDone()
          const [title, detail] =
            first.why === 'full'
              ? [words.full, words.fullDetail]
              : [words.isObject, words.isObjectDetail]
          const description = `${titleOf(first.question)}: ${detail}`
          toast.show({ title, description, tone: 'danger' })
        },
      },
    )
  return { take, isTaking: isPending }
}
