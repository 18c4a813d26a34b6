import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { ticketDrawer, ticketOf } from "#testing/rows/ticket-rows.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Support/Support Ticket",
  tags: ["panel:support-ticket"],
  args: { account: "operator-manager", at: ticketDrawer({ status: "NEW" }) },
} satisfies SceneMeta;

const message = (text: string, name: string) => ({
  id: "5b8d0c52-7e0c-4a55-8f5e-0b1d2c3e4f50",
  author: "CUSTOMER" as const,
  authorName: "frostbyte",
  text,
  sentAt: "2026-11-17T08:00:00Z",
  attachments: [
    {
      id: "5b8d0c52-7e0c-4a55-8f5e-0b1d2c3e4f51",
      name,
      contentType: name.endsWith("png") ? "image/png" : "application/pdf",
      sizeBytes: 2048,
      url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
    },
  ],
});
const send = async () => userEvent.click(await (await drawer()).findByRole("button", { name: "Send" }));
const picture = (
  bytes: number,
  name = "proof.png",
  head: number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
) => new File([new Uint8Array(head), new Uint8Array(bytes - head.length)], name, { type: "image/png" });
const attach = async (file: File) => {
  await (await drawer()).findByRole("textbox", { name: /^Reply/ });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
};

/** Number, status, conversation, and the link to its page (shell §2.3). */
export const Default = look({
  play: async ({ loaded: { db } }) => {
    const { ticketNumber, brandId, ticketId, messages } = ticketOf(db);
    const panel = within(await screen.findByRole("dialog", { description: new RegExp(`^#${ticketNumber}`) }));
    await waitFor(() => expect(panel.getByRole("button", { name: /^Change status/ })).toHaveTextContent("New"));
    await expect(panel.getByText(/^Player has waited/)).toHaveTextContent(/, target 24 h$/);
    await expect(panel.getByText(messages[0]!.text)).toBeVisible();
    await expect(panel.getByRole("link", { name: "Open the page" })).toHaveAttribute(
      "href",
      `/support/${brandId}/${ticketId}`,
    );
  },
});

/** Previous and next follow the rows of the list (shell §2.3). */
export const NextInList = look(
  {
    args: { at: "/support?opId=op-nordlys" },
    play: async ({ loaded: { db, history } }) => {
      const ids = await waitFor(() => {
        const rows = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((it) => it.dataset["rowId"]!);
        if (rows.length < 2) throw new Error("The list has no two rows yet");
        return rows;
      });
      await userEvent.click(document.querySelector<HTMLElement>("tr[data-row-id]")!);
      const number = (key: string) =>
        [...db.support.tickets.values()].find((it) => `${it.brandId}/${it.ticketId}` === key)!.ticketNumber;
      await screen.findByRole("dialog", { description: new RegExp(`#${number(ids[0]!)}`) });
      await userEvent.click((await drawer()).getByRole("button", { name: /^Next/ }));
      await screen.findByRole("dialog", { description: new RegExp(`#${number(ids[1]!)}`) });
      await expect(new URLSearchParams(history.location.search).get("ticket")).toBe(ids[1]);
      await userEvent.click((await drawer()).getByRole("button", { name: /^Previous/ }));
      await screen.findByRole("dialog", { description: new RegExp(`#${number(ids[0]!)}`) });
    },
  },
  { name: "Opened from the list" },
);

/** The status is chosen in the header; the dialog asks. */
export const StatusInHeader: SceneStory = {
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: /^Change status/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Closed" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Update Ticket Status" }));
    await waitFor(() => expect(question.getByRole("combobox", { name: /^Status/ })).toHaveValue("CLOSED"));
  },
};

/** An image opens over the entire window. */
export const WithPicture = look({
  args: { at: ticketDrawer({ status: "PENDING", messages: [message("Look at it.", "card.png")] }) },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "View full size: card.png" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: /card\.png/ })).toBeVisible());
  },
});

/** A file that is not an image is a download link; a script address is not a link. */
export const WithFile = look({
  args: {
    at: (db) => {
      const file = message("My contract.", "contract.pdf");
      const attachments = [
        { ...file.attachments[0]!, url: "/files/tickets/contract.pdf" },
        {
          ...file.attachments[0]!,
          id: "5b8d0c52-7e0c-4a55-8f5e-0b1d2c3e4f52",
          name: "evil\u202Efdp.exe",
          url: "javascript:alert(1)",
        },
      ];
      return ticketDrawer({ status: "PENDING", messages: [{ ...file, attachments }] })(db);
    },
  },
  play: async () => {
    const link = await (await drawer()).findByRole("link", { name: /contract\.pdf/ });
    await expect(link).toHaveAttribute("href", "/files/tickets/contract.pdf");
    await expect(link).toHaveAttribute("download", "contract.pdf");
    await expect((await drawer()).queryByRole("link", { name: /evil/ })).toBeNull();
    await expect((await drawer()).getByText("evil⟨U+202E⟩fdp.exe")).toBeVisible();
  },
});

export const Answered: SceneStory = {
  ...sending("replyToTicket"),
  play: async ({ loaded }) => {
    const { db } = loaded;
    const { id, brandId } = ticketOf(db);
    await typeIn(/^Reply/, "It was paid out this morning.");
    await send();
    await waitFor(() => expect(screen.getByText("Reply sent.")).toBeVisible());
    await expect(sentTo(loaded, "replyToTicket")).toEqual([
      { body: { id, brandId, message: "It was paid out this morning." } },
    ]);
    await waitFor(() => expect(shownDrawer().getByText("Replied")).toBeVisible());
    const messages = within((await drawer()).getByRole("list", { name: "Messages" }));
    await expect(messages.getByText("It was paid out this morning.")).toBeVisible();
    await expect((await drawer()).getByRole("textbox", { name: /^Reply/ })).toHaveValue("");
  },
};

/** An image is sent with the answer and shown beside it. */
export const AnsweredWithAPicture: SceneStory = {
  tags: ["browser"],
  play: async ({ loaded }) => {
    await typeIn(/^Reply/, "This is the proof.");
    await attach(picture(64));
    await (await drawer()).findByText("proof.png");
    await send();
    await waitFor(() => expect(shownDrawer().getByRole("button", { name: "View full size: proof.png" })).toBeVisible());
    const [sent] = sentTo(loaded, "replyToTicket") as { body: { attachment?: File } }[];
    await expect(sent?.body.attachment?.name).toBe("proof.png");
  },
};

/** An executable with an image extension is rejected. */
export const ProgramCalledPicture: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Reply/, "Look.");
    await attach(picture(64, "proof.png", [0x4d, 0x5a, 0x90, 0x00]));
    await waitFor(() => expect(shownDrawer().getByText("Only (jpg,jpeg,png) image files are allowed.")).toBeVisible());
    await expectNothingSent(loaded, "replyToTicket");
  },
};

/** 5 MB are accepted, one byte more is not. */
export const PictureTooLarge: SceneStory = {
  play: async () => {
    await attach(picture(5 * 1024 * 1024));
    await (await drawer()).findByText("proof.png");
    await attach(picture(5 * 1024 * 1024 + 1));
    await waitFor(() => expect(shownDrawer().getByText("Image must be smaller than 5MB.")).toBeVisible());
  },
};

/** A closed ticket cannot be answered, and says what to do first. */
export const Closed = look({
  args: { at: ticketDrawer({ status: "CLOSED" }) },
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText("This ticket is closed. Change its status to reply.")).toBeVisible());
    await expect(panel.queryByRole("textbox", { name: /^Reply/ })).toBeNull();
  },
});

/** Closed by another user while the answer is written: the server refuses, and the input stays. */
export const ClosedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await typeIn(/^Reply/, "One more thing.");
    ticketOf(db, { status: "CLOSED" });
    await send();
    const failure = within(await screen.findByRole("alertdialog", { name: "Unable To Send Reply" }));
    await expect(failure.getByText("This ticket is closed. Change its status to reply.")).toBeVisible();
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Reply/ })).toHaveValue("One more thing."));
  },
};

/** Send is disabled until an answer is entered. */
export const NothingWritten: SceneStory = {
  play: async () => {
    const button = await (await drawer()).findByRole("button", { name: "Send" });
    await waitFor(() => expect(button).toHaveAccessibleDescription("Write a reply first."));
  },
};

/** Right-to-left and hostile texts are shown as received. */
export const FromTheRight: SceneStory = {
  args: {
    at: (db: Db) =>
      ticketDrawer({
        status: "PENDING",
        messages: [message("أين المكافأة؟ <img src=x onerror=alert(1)>", "card.png")],
      })(db),
  },
  play: async () => {
    const text = await (await drawer()).findByText("أين المكافأة؟ <img src=x onerror=alert(1)>");
    await expect(getComputedStyle(text).direction).toBe("rtl");
  },
};

export const NotFound = look(gonePanel("/?panel=support-ticket&ticket=op-nordlys/tk-0", "ticket"));
export const Malformed = look(gonePanel("/?panel=support-ticket&ticket=tk-0", "ticket"), { name: "Invalid link" });
export const Forbidden = look(forbiddenPanel("showTicket", "view_tickets"));
