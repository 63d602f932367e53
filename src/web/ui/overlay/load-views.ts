import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'

/**
 * What opens over a screen: dialogs, menus, notices. None of it shows at first, so it comes when the
 * screen is drawn and the browser is idle, or as soon as one is asked for.
 */
export const loadViews = createFileLoader(async () => {
  const [dialog, alertDialog, menu, toast] = await Promise.all([
    import('./views/dialog-view.tsx'),
    import('./views/alert-dialog-view.tsx'),
    import('./views/menu-view.tsx'),
    import('./views/toast-view.tsx'),
  ])
  return {
    DialogView: dialog.DialogView,
    AlertDialogView: alertDialog.AlertDialogView,
    MenuView: menu.MenuView,
    ToastArea: toast.ToastArea,
  }
})

/** The views, once they are here; asks for them when one is wanted. */
export const useViews = (isWanted: boolean) => useFile(loadViews, isWanted)
