import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { colorTokens, type Tone } from '../../rules/color-tokens.ts'

const pine: MantineColorsTuple = [
  '#EAF6F4',
  '#D3EBE7',
  '#A6D8D0',
  '#75C3B8',
  '#4DB8AB',
  '#2B9B8E',
  '#178074',
  '#0F6B62',
  '#0C5850',
  '#083F3A',
]
const clay: MantineColorsTuple = [
  '#FDF1EB',
  '#F9DFD3',
  '#F2BDA5',
  '#EA9974',
  '#E2784C',
  '#D2612F',
  '#B4491F',
  '#963C19',
  '#7A3014',
  '#5A230E',
]
const red: MantineColorsTuple = [
  '#FCF0ED',
  '#F9E5E1',
  '#F2C3BA',
  '#F2AEA2',
  '#DE8072',
  '#CB5A4A',
  '#B34435',
  '#963528',
  '#7C2A1F',
  '#5F1F17',
]
const gray: MantineColorsTuple = [
  '#F8F6F2',
  '#F2EFE9',
  '#E8E3DB',
  '#DAD3C9',
  '#C4BBAF',
  '#A79C8F',
  '#8D8478',
  '#655D53',
  '#433C35',
  '#26211C',
]
const dark: MantineColorsTuple = [
  '#EFEAE3',
  '#D5CEC5',
  '#ADA398',
  '#857B70',
  '#544D45',
  '#3E3832',
  '#322D28',
  '#25211E',
  '#171513',
  '#100E0D',
]

const fontFamily = '"Figtree Variable", system-ui, sans-serif'

/** Plain default props only: `Component.extend()` would pull those components into the entry chunk. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.33,
  colors: { pine, clay, red, gray, dark },
  black: '#26211C',
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(58 45 30 / .06)',
    sm: '0 1px 3px rgb(58 45 30 / .08)',
    md: '0 6px 20px rgb(58 45 30 / .10)',
    lg: '0 12px 32px rgb(58 45 30 / .14)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      // The smallest one is 22 pixels high: less than WCAG 2.2 asks of what is hit with a finger.
      vars: (_theme: unknown, { size }: { size?: unknown }) => ({
        root: size === 'compact-xs' ? { '--button-height': '24px' } : {},
      }),
    },
    // A list that opens when its wrong field gets the focus covers the sentence below it.
    Select: { defaultProps: { openOnFocus: false } },
    MultiSelect: { defaultProps: { openOnFocus: false } },
    // In its first frame a list is placed by its middle alone. In the flow it would make a phone's page wider than the screen, for good.
    Combobox: { defaultProps: { floatingStrategy: 'fixed' } },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
    Badge: { defaultProps: { tt: 'none', fw: 600, radius: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 150, events: { hover: true, focus: true, touch: false } } },
    // The focus placeholder is no menu item, and axe refuses it inside role=menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md' } },
    ActionBar: { defaultProps: { withinPortal: false } },
    // A dialog's <header> would count as a second banner of the page.
    Modal: {
      styles: { title: { fontSize: '1.0625rem', fontWeight: 650 } },
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        overlayProps: { backgroundOpacity: 0.35, blur: 1 },
        transitionProps: { duration: 150 },
        radius: 'lg',
      },
    },
    Drawer: {
      styles: { title: { fontSize: '1.0625rem', fontWeight: 650 } },
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        overlayProps: { backgroundOpacity: 0.25 },
        transitionProps: { duration: 150 },
      },
    },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm', highlightOnHover: true } },
  },
})

/** The tokens of every tone for one scheme. */
const toneVars = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries<Tone>(colorTokens).flatMap(([name, tone]) => [
      [`--tone-${name}-bg`, tone[scheme][0]],
      [`--tone-${name}-fg`, tone[scheme][1]],
      [`--tone-${name}-dot`, tone.dot],
    ]),
  )

const light = {
  ...toneVars('light'),
  '--mantine-color-dimmed': '#655D53',
  '--mantine-color-placeholder': '#7A7166',
  '--mantine-color-default-border': '#DAD3C9',
  '--mantine-color-body': '#FFFFFF',
  '--mantine-color-error': '#963528',
  '--app-bg': '#F8F6F2',
  '--app-surface': '#FFFFFF',
  '--app-line': '#E8E3DB',
  '--app-hover': '#F6F3EE',
  '--app-selected': '#EAF6F4',
  '--app-danger': '#963528',
  '--app-link': '#0F6B62',
  '--app-input-line': '#8D8478',
  '--app-strong': '#0C5850',
  '--app-strong-line': '#D3EBE7',
  '--app-mark': '#FBE3A1',
}

const night = {
  ...toneVars('dark'),
  '--mantine-color-dimmed': '#ADA398',
  '--mantine-color-placeholder': '#A89E92',
  '--mantine-color-default-border': '#544D45',
  '--mantine-color-body': '#25211E',
  '--mantine-color-text': '#EFEAE3',
  '--mantine-color-error': '#F2AEA2',
  '--mantine-color-anchor': '#75C3B8',
  '--app-bg': '#151311',
  '--app-surface': '#25211E',
  '--app-line': '#3D3731',
  '--app-hover': '#2E2924',
  '--app-selected': '#173530',
  '--app-danger': '#F2AEA2',
  '--app-link': '#75C3B8',
  '--app-input-line': '#857B70',
  '--app-strong': '#86D6CB',
  '--app-strong-line': '#1F433E',
  '--app-mark': '#5B4710',
  '--mantine-color-pine-light': '#173530',
  '--mantine-color-pine-light-hover': '#1C403A',
  '--mantine-color-pine-light-color': '#86D6CB',
  '--mantine-color-clay-light': '#3A2318',
  '--mantine-color-clay-light-color': '#F2BDA5',
  '--mantine-color-gray-light': '#38332E',
  '--mantine-color-gray-light-color': '#D5CEC5',
  '--mantine-color-red-light': '#43221D',
  '--mantine-color-red-light-color': '#F2AEA2',
  '--mantine-color-pine-outline': '#75C3B8',
  '--mantine-primary-color-filled': '#178074',
}

export const createCssVars: CSSVariablesResolver = () => ({ variables: {}, light, dark: night })
