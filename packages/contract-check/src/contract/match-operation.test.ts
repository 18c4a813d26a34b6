import { expect, test } from "vitest";
import { contractOfPaths } from "../testing/findings-of.ts";
import { matchOperation } from "./match-operation.ts";

const get = { responses: {} };
const find = (...paths: string[]) => {
  const lookup = matchOperation(contractOfPaths(Object.fromEntries(paths.map((it) => [it, { get }]))).operations);
  return (path: string, method = "GET") => lookup(method, path).match?.operation.path;
};

test("matchOperation: literal, then suffix, then parameter → most specific path wins", () => {
  const to = find("/files/{id}", "/files/{id}.zip", "/files/{id}.tar.zip", "/files/new");
  expect(["/files/5", "/files/5.zip", "/files/5.tar.zip", "/files/new"].map((it) => to(it))).toEqual([
    "/files/{id}",
    "/files/{id}.zip",
    "/files/{id}.tar.zip",
    "/files/new",
  ]);
});

test("matchOperation: percent-encoding → decoded in contract and request", () => {
  const to = find("/naïve/list", "/v2/notes:merge", "/a%20b/{id}");
  expect(to("/na%C3%AFve/list")).toBe("/naïve/list");
  expect(to("/v2/notes%3Amerge")).toBe("/v2/notes:merge");
  expect(to("/v2/notes:merge")).toBe("/v2/notes:merge");
  expect(to("/a%20b/1")).toBe("/a%20b/{id}");
  expect(to("/a+b/1")).toBeUndefined();
});

test("matchOperation: encoded slash → part of a value; trailing slash → no match", () => {
  const to = find("/notes/{id}");
  expect(to("/notes/a%2Fb")).toBe("/notes/{id}");
  expect(to("/notes/a/b")).toBeUndefined();
  expect(to("/notes/")).toBeUndefined();
  expect(to("/notes/a/")).toBeUndefined();
});

test("matchOperation: HEAD → matches GET", () => {
  expect(find("/notes")("/notes", "HEAD")).toBe("/notes");
  expect(find("/notes")("/notes", "POST")).toBeUndefined();
});
