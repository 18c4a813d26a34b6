import { expect, it } from "vitest";
import { splitDescription } from "./split-description.ts";

it.each([
  ["nothing", undefined, 0, 0],
  ["a text", "Players can no longer use it.", 1, 0],
  ["a paragraph", <p key="p">One.</p>, 1, 0],
  ["a paragraph before a form", [<p key="p">One.</p>, <form key="f" />], 1, 1],
  ["a form alone", <form key="f" />, 0, 1],
  ["a paragraph after a form", [<form key="f" />, <p key="p">One.</p>], 0, 2],
  ["falsy children of a condition", [false, "One.", null], 1, 0],
])("splitDescription: %s → sentences and rest", (_, children, sentences, rest) => {
  const split = splitDescription(children);
  expect(split.sentences).toHaveLength(sentences);
  expect(split.rest).toHaveLength(rest);
});
