import { joinClassNames } from '#web/ui/join-class-names.ts'

/** The place of something on its way; give it the size of what will be there. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClassNames('animate-breathe rounded-soft bg-line', className ?? 'h-4 w-full')}
    />
  )
}

/** Says once, to those who do not see skeletons, that something is loading. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
