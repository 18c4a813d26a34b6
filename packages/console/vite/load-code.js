/**
 * Loads code that is imported on demand. `files` are the paths of all that it imports.
 *
 * Firefox and WebKit remember a module that could not be loaded until the page is reloaded, and with it all that import
 * it. There the files are fetched first, which leaves nothing behind when it fails, and the import finds them in the HTTP
 * cache.
 */
const remembersFailures = !navigator.userAgent.includes("Chrome/");
const named = new Set();

/** The path of the file that a function imports; the build names it nowhere else. */
const fileOf = (load) => /import\(["'`]\.\/([^"'`]+)/.exec(load)?.[1];

const fetched = async (path) => {
  const { ok } = await fetch(path).catch(() => ({}));
  if (!ok) throw new TypeError(`Failed to fetch dynamically imported module: ${path}`);
};

export const __vitePreload = async (load, files = []) => {
  const own = remembersFailures ? [`assets/${fileOf(load)}`] : [];
  const paths = [...new Set([...files, ...own])]
    .map((it) => `/${it}`)
    .filter((it) => it.endsWith(".js") && !named.has(it));
  if (remembersFailures) await Promise.all(paths.map(fetched));
  else
    for (const href of paths)
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
  for (const path of paths) named.add(path);
  return load();
};
