/**
 * Loads code that is imported on demand. `files` are its paths, with those of what it imports where the build names them.
 *
 * Firefox remembers a module that could not be loaded until the page is reloaded, and with it all that import it. There
 * the files are fetched first, which leaves nothing behind when it fails, and the import finds them in the HTTP cache.
 */
const remembersFailures = CSS.supports("-moz-appearance", "none");
const named = new Set();

const fetched = async (file) => {
  const { ok } = await fetch(file).catch(() => ({}));
  if (!ok) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
};

export const __vitePreload = async (load, files = []) => {
  const paths = files.map((it) => `/${it}`).filter((it) => !named.has(it));
  if (remembersFailures) await Promise.all(paths.map(fetched));
  else if (paths.length > 1)
    for (const href of paths)
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
  for (const path of paths) named.add(path);
  return load();
};
