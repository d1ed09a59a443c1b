import { Kbd } from '@mantine/core'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { shortcutGroups } from './shortcut-groups.ts'
import css from './shortcuts.module.css'

/** The sheet with every keyboard shortcut. */
export const Shortcuts = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title="Keyboard shortcuts" size="xl">
    <div className={css.groups}>
      {shortcutGroups.map(({ name, shortcuts }) => (
        <section key={name} className={css.group} aria-label={name}>
          <h3>{name}</h3>
          <dl className={css.keys}>
            {shortcuts.map(({ keys, does }) => [
              <dt key={`${does} keys`}>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </dt>,
              <dd key={does}>{does}</dd>,
            ])}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
)
