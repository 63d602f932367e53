import { Gauge, type Registry } from 'prom-client'
import { findNewest } from './backup-names.ts'

/** Shows on /metrics how old the newest backup in the folder is; nothing while there is none. */
export function showBackupAge(registry: Registry, { dir }: { dir: string }): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the newest backup in BACKUP_DIR was made',
    registers: [registry],
    async collect() {
      this.reset()
      const newest = await findNewest(dir)
      if (newest) this.set((Date.now() - newest.madeAt.getTime()) / 1000)
    },
  })
}
