import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(file-names-are-visible)";
const element = (inside: string) => `export const Row = ({ file, job, fileName, visibleText }: never) => ${inside};\n`;

test("file-names-are-visible: file name shown as it is → refused, through FileName or visibleText → allowed", async () => {
  const refused = {
    child: "<bdi>{file.name}</bdi>",
    title: "<p title={file.name} />",
    sentence: "`${file.name} could not be uploaded.`",
    label: "<p aria-label={`Remove ${job.file.name}`} />",
    variable: "<p>{fileName}</p>",
    property: "<p>{job.fileName}</p>",
    moved: "<p>It is named {job.movedFileName}.</p>",
  };
  const allowed = {
    component: "<FileName name={file.name} />",
    call: "<p title={visibleText(file.name)}>{visibleText(fileName)}</p>",
    "call-in-sentence": "`Remove ${visibleText(file.name)}`",
    download: "<a download={file.name}>Download</a>",
    path: "`/media/${file.name}`",
    comparison: '<p>{file.name === "" ? "None" : "One"}</p>',
    another: "<p>{job.name}</p>",
  };
  const files: Record<string, string> = {};
  for (const [name, inside] of Object.entries({ ...refused, ...allowed })) files[`${name}.tsx`] = element(inside);
  const fired = await runOxlint(files);
  for (const name of Object.keys(refused)) expect(fired[`${name}.tsx`], name).toContain(RULE);
  for (const name of Object.keys(allowed)) expect(fired[`${name}.tsx`], name).not.toContain(RULE);
});
