/** A placeholder image of a document with its title, as a data URL. */
export const placeholderImage = (title: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420"><rect width="640" height="420" rx="24" fill="#dfe5ee"/><rect x="40" y="110" width="170" height="220" rx="12" fill="#b6c2d4"/><path d="M240 130h340M240 190h280M240 250h310M240 310h220" stroke="#8fa0b8" stroke-width="14"/><text x="40" y="70" font-family="sans-serif" font-size="34" fill="#33415c">${title.replaceAll(/[<>&"']/g, " ")}</text><text x="320" y="390" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#8b1e3f">SPECIMEN</text></svg>`,
  )}`;
