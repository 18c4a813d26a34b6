import { describe, expect, it } from "vitest";
import { FILE_KINDS, fileProblem, formatBytes, isImage, kindNames } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const png = bytes("\u0089PNG\r\n\u001A\n");
const of = (name: string, size = 100) => ({ name, size });

describe("fileProblem", () => {
  it.each([
    ["a.png", png],
    ["A.PNG", png],
    ["photo.jpeg", bytes("\u00FF\u00D8\u00FF\u00E0")],
    ["photo.jpg", bytes("\u00FF\u00D8\u00FF\u00DB")],
    ["a.gif", bytes("GIF89a")],
    ["a.webp", bytes("RIFF....WEBPVP8 ")],
    ["a.pdf", bytes("%PDF-1.7")],
    ["a.csv", bytes("id;name\r\n1;Zoë\t")],
    ["a.zip", bytes("PK\u0003\u0004")],
  ])("valid file %s → no problem", (name, head) =>
    expect(fileProblem(of(name), head, ["png", "jpeg", "gif", "webp", "pdf", "csv", "zip"], 100)).toBeUndefined(),
  );

  it.each([
    ["script.png", bytes("<script>"), "The content of this file is not PNG."],
    ["other.png", bytes("GIF89a"), "The content of this file is not PNG."],
    ["a.png", bytes("%PDF-1.7"), "The content is PDF, but the extension is PNG."],
    ["a.csv", bytes("MZ\u0000\u0001"), "Choose a PNG or PDF file."],
    ["a.png.exe", png, "Choose a PNG or PDF file."],
    ["logo.svg", bytes("<svg>"), "Choose a PNG or PDF file."],
    ["noname", png, "Choose a PNG or PDF file."],
  ])("invalid file %s → problem", (name, head, problem) =>
    expect(fileProblem(of(name), head, ["png", "pdf"], 100)).toBe(problem),
  );

  it("own messages are given → used for kind and size", () => {
    const refusals = { kind: "Only pictures.", size: "Too large." };
    expect(fileProblem(of("a.txt"), png, ["png"], 2048, refusals)).toBe("Only pictures.");
    expect(fileProblem(of("a.png"), new Uint8Array(8), ["png"], 2048, refusals)).toBe("Only pictures.");
    expect(fileProblem(of("a.png", 2049), png, ["png"], 2048, refusals)).toBe("Too large.");
    expect(fileProblem(of("a.png"), png, ["png"], 2048, refusals)).toBeUndefined();
  });

  it("file of exactly the maximum size → no problem; larger or empty → problem", () => {
    expect(fileProblem(of("a.png", 2048), png, ["png"], 2048)).toBeUndefined();
    expect(fileProblem(of("a.png", 2049), png, ["png"], 2048)).toBe("This file is 2 KB; the maximum is 2 KB.");
    expect(fileProblem(of("a.png", 0), png, ["png"], 2048)).toBe("This file is empty.");
  });
});

it.each([
  [0, "0 B"],
  [1023, "1,023 B"],
  [1536, "1.5 KB"],
  [2 * 1024 ** 2, "2 MB"],
  [Number.NaN, "—"],
  [-1, "—"],
])("formatBytes: %d → %s", (size, text) => expect(formatBytes(size)).toBe(text));

it("kindNames: list of kinds joined with “or”; isImage: four kinds of images", () => {
  expect(kindNames(["png"])).toBe("PNG");
  expect(kindNames(["png", "jpeg", "pdf"])).toBe("PNG, JPEG or PDF");
  expect(Object.keys(FILE_KINDS).filter((kind) => isImage(kind as "png"))).toHaveLength(4);
});
