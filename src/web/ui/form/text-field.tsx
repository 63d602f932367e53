import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { controlStyle, Field, type FieldText } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldText {
  id?: string
}

/** One line of text (or a date, by `type`). Takes `{...register('name')}` of React Hook Form. */
export function TextField({ label, hint, error, mark, id, className, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark ? { mark } : {})}>
      {(control) => (
        <input
          {...rest}
          {...control}
          className={joinClassNames(controlStyle, 'min-h-11', className)}
        />
      )}
    </Field>
  )
}
