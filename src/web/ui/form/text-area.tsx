import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, Field, type FieldText } from './field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldText {
  id?: string
}

/** Several lines of text, 6 rows unless said (Spec §9); grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  mark,
  id,
  rows = 6,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark ? { mark } : {})}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(controlStyle, 'field-sizing-content resize-y', className)}
        />
      )}
    </Field>
  )
}
