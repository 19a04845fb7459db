/** The addresses of the theme's fonts; made by `theme-styles.ts`. */
declare module 'virtual:font-files' {
  export const fontFiles: Readonly<Record<import('../contract/settings/theme.ts').FontName, string>>
}
