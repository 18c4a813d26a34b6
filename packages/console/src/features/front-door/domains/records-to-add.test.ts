import { expect, it } from "vitest";
import { recordsToAdd } from "./records-to-add.ts";

it("recordsToAdd: documented sentence → title and token (content §8)", () =>
  expect(
    recordsToAdd(
      "Custom domain is created. Please copy the verification title _dnsauth.play-1.nordlys.example and the token _k3v9-x_2m. into a new TXT record.",
    ),
  ).toEqual([
    { label: "Verification title", text: "_dnsauth.play-1.nordlys.example" },
    { label: "Verification token", text: "_k3v9-x_2m" },
  ]));

it("recordsToAdd: other sentence → empty", () => expect(recordsToAdd("Done: my_domain.")).toEqual([]));
