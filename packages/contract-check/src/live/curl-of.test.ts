import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlOf } from "./curl-of.ts";

const draft = { method: "GET", address: "/api/notes?q=it's", headers: { accept: "application/json" } };

test("curlOf: read with a session → cookie from the environment, nothing of it shown", () => {
  expect(curlOf("http://127.0.0.1:8080", draft, "CONTRACT_COOKIE")).toBe(
    `curl 'http://127.0.0.1:8080/api/notes?q=it'\\''s' -H "Cookie: $CONTRACT_COOKIE"`,
  );
});

test("curlOf: JSON and form → words that a shell passes on unchanged", () => {
  const hostile = `{"text":"$(id) \`id\` it's \\\\ \\"x\\""}`;
  const post = { ...draft, method: "POST", headers: { "content-type": "application/json" }, body: hostile };
  const line = curlOf("http://a.example", post);
  const words = execFileSync("sh", ["-c", line.replace(/^curl /, "printf '%s\\n' ")], { encoding: "utf8" }).split("\n");
  expect(words).toEqual([
    "-X",
    "POST",
    "http://a.example/api/notes?q=it's",
    "-H",
    "content-type: application/json",
    "--data-raw",
    hostile,
    "",
  ]);
  const form = new FormData();
  form.append("side", "front");
  form.append("scan", new File(["x"], "picture.png"));
  expect(curlOf("http://a.example", { ...draft, method: "PUT", body: form })).toContain(
    "--form-string 'side=front' -F 'scan=@picture.png'",
  );
});
