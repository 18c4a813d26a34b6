import type { Plugin } from "vite";

/**
 * Has the file of this name run as soon as it is here, in a task of its own, before the entry that imports it
 * (decision 014).
 */
export const earlyScript = (name: string): Plugin => {
  let base = "";
  return {
    name: "backoffice-early-script",
    apply: "build",
    configResolved: (config) => {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const file = Object.values(bundle ?? {}).find((it) => it.type === "chunk" && it.name === name);
        if (file?.type !== "chunk") throw new Error(`The build has no file ${name}`);
        const tags = [
          ...file.imports.map((it) => `<link rel="modulepreload" crossorigin href="${base}${it}">`),
          `<script type="module" crossorigin src="${base}${file.fileName}"></script>`,
        ];
        return html.replace("<script", `${tags.join("\n    ")}\n    <script`);
      },
    },
  };
};
