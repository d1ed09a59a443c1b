import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMoon, IconSun } from '@reinforce/icons'
import { productName } from '../../../rules/product.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { Logo } from '../../../ui/logo.tsx'
import css from './console.module.css'
import { CommandPalette } from './palette/command-palette.tsx'

// Its code and its question come after the first paint; its room is there.
const BellButton = lazyComponent(
  async () => (await import('./bell-button.tsx')).BellButton,
  <span style={{ width: 36, height: 36 }} />,
)

type HeaderProps = { collapsed: boolean; onCollapse: (collapsed: boolean) => void }

const ColorSchemeToggle = () => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const { setColorScheme } = useMantineColorScheme()
  const label = scheme === 'dark' ? 'Use light colors' : 'Use dark colors'
  return (
    <ActionIcon
      data-hint={label}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      {scheme === 'dark' ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ActionIcon>
  )
}

export const Header = ({ collapsed, onCollapse }: HeaderProps) => {
  const label = collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'
  return (
    <header className={css.header}>
      <ActionIcon
        className={css.wide}
        data-hint={label}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-expanded={!collapsed}
        onClick={() => onCollapse(!collapsed)}
      >
        {collapsed ? (
          <IconLayoutSidebarLeftExpand size={20} stroke={1.7} />
        ) : (
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.7} />
        )}
      </ActionIcon>
      <span className={css.home} aria-hidden>
        <Logo />
        {productName}
      </span>
      <CommandPalette />
      <div className={css.spring} />
      <BellButton />
      <ColorSchemeToggle />
    </header>
  )
}
