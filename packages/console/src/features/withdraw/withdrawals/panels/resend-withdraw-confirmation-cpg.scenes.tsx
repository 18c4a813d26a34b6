import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { resendStories } from "#testing/stories/resend-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

/** CPG has its own call. */
const resend = resendStories({
  panel: "resend-withdraw-confirmation-cpg",
  write: "resendCpgWithdrawal",
  provider: "cpg",
});

export default {
  ...staging,
  title: "Panels/Withdraw/Resend Withdraw Confirmation, CPG",
  tags: ["panel:resend-withdraw-confirmation-cpg"],
  args: resend.args,
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

export const Asks = resend.asks;
export const ShowsTheGatewaysAnswer = resend.showsTheGatewaysAnswer;
export const RefusedInToasts = resend.refusedInToasts;
export const RefusedWithoutAWord = resend.refusedWithoutAWord;
export const AnsweredByAWebPage = resend.answeredByAWebPage;
export const AnsweredByAnErrorPage = resend.answeredByAnErrorPage;
export const DestinationUnread = resend.withoutItsDestination;
export const DestinationLoading = resend.waitsForItsDestination;
export const NoLongerInProgress = look(resend.notInProgressAnyMore);
export const WithoutRight = resend.withoutRight;
