/** The router's spelling of a catalogue path: `/x/{id}` is `/x/:id`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");
