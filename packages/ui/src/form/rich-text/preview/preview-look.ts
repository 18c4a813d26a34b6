/** Styles of the preview: layout and hierarchy only; sites use their own fonts and colours. */
export const PREVIEW_LOOK = `
  :root { color-scheme: light; --ink: #15181c; --muted: #565d66; --line: #d9dde2; --page: #fff; --accent: #17694a; }
  :root[data-theme="dark"] { color-scheme: dark; --ink: #eceff2; --muted: #a4acb5; --line: #333a42; --page: #14181d; --accent: #6fd3a8; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  main { max-width: 44rem; margin: 0 auto; padding: 24px 20px; }
  img { max-width: 100%; height: auto; border-radius: 8px; }
  main > img { display: block; width: 100%; max-height: 320px; object-fit: cover; margin-bottom: 20px; background: var(--line); }
  table { width: 100%; border-collapse: collapse; margin: 1em 0; }
  th, td { border: 1px solid var(--line); padding: 6px 10px; text-align: start; vertical-align: top; }
  th { font-weight: 600; }
  th > p, td > p { margin: 0; }
  h1, h2, h3, h4 { line-height: 1.25; margin: 1.2em 0 0.4em; }
  h1 { font-size: 1.9em; margin-top: 0; }
  a { color: var(--accent); text-decoration: underline; }
  blockquote { margin: 1em 0; padding-inline-start: 14px; border-inline-start: 3px solid var(--line); color: var(--muted); }
  pre, code { font-family: ui-monospace, monospace; font-size: 0.9em; }
  pre { white-space: pre-wrap; border: 1px solid var(--line); border-radius: 6px; padding: 12px; }
  hr { border: 0; border-top: 1px solid var(--line); }
  main > b { display: inline-block; margin-top: 12px; padding: 10px 18px; border-radius: 6px; background: var(--accent); color: var(--page); }
`;
