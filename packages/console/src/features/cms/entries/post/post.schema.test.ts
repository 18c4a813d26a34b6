import { expect, it } from "vitest";
import { postInput, postSchema, postValues } from "./post.schema.ts";

const filled = {
  opId: "op-nordlys",
  slug: "ten-games",
  coverImagePath: "",
  tags: ["games"],
  authorName: "Mara",
  content: { en: { title: "Ten games", summary: "New.", text: "<p>Ten.</p>" } },
};
const says = (change: object) =>
  postSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]);

it.each([
  [{ authorName: " " }, "authorName", "Enter the author."],
  [{ authorName: "x".repeat(81) }, "authorName", "Use at most 80 characters."],
  [{ tags: ["x".repeat(41)] }, "tags.0", "Use at most 40 characters in a tag."],
  [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, "tags", "Use at most 20 tags."],
  [{ coverImagePath: `/${"x".repeat(300)}` }, "coverImagePath", "Use at most 300 characters."],
  [{ coverImagePath: "javascript:alert(1)" }, "coverImagePath", "Start with /."],
  [{ coverImagePath: "https://evil.example/a.png" }, "coverImagePath", "Start with /."],
])("post schema: %j → error at %s", (change, path, message) => expect(says(change)).toEqual([[path, message]]));

it("post body: no cover image → null", () =>
  expect(postInput(postSchema.parse(filled), "DRAFT")).toEqual({
    slug: "ten-games",
    coverImagePath: null,
    tags: ["games"],
    authorName: "Mara",
    status: "DRAFT",
    content: filled.content,
  }));

it("new post: form values → author is the signed-in user", () =>
  expect(postValues(undefined, "br-polaris", "Mara")).toMatchObject({ opId: "br-polaris", authorName: "Mara" }));
