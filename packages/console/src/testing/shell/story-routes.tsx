import { Suspense, type ComponentType, type ReactNode } from "react";
import type { Route } from "../../app/router.tsx";
import { OperatorTitles } from "#entities/operator/operator-titles.tsx";
import { signIn } from "../../features/sign-in/sign-in.route.tsx";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { SessionLocale } from "#kit/session/session-locale.tsx";
import { SessionProvider, type Session } from "#kit/session/session.ts";
import { GuardedPage } from "../../shell/pages/guarded-page.tsx";
import { PanelHost } from "../../shell/panels/panel-host.tsx";
import { OpenOnMount } from "#testing/panels/open-on-mount.tsx";
import { PlaceholderPage } from "./placeholder-page.tsx";
import type { Opening } from "#testing/scene.ts";

/** `around` renders the part of the shell that the story shows; `page` is the page at `/`. */
type Inside = {
  session: Session;
  opening: Opening | undefined;
  page?: ComponentType | undefined;
  around?: ReactNode;
};
type FrameProps = Omit<Inside, "page"> & { children: ReactNode };

/** The shell without its menu and top bar. */
const Frame = ({ session, opening, around, children }: FrameProps) => (
  <SessionProvider value={session}>
    <SessionLocale>
      <OperatorTitles>
        <PanelHost>
          <AtCurrentAddress>{around}</AtCurrentAddress>
          {/* As in the shell: a side menu is next to the page, or over it on narrow screens. */}
          <main className="isolate flex h-dvh min-w-0 flex-col overflow-y-auto bg-canvas p-3 lg:p-5 lg:[aside+&]:ms-62">
            <AtCurrentAddress>
              <Suspense>{children}</Suspense>
              {opening && <OpenOnMount {...opening} />}
            </AtCurrentAddress>
          </main>
        </PanelHost>
      </OperatorTitles>
    </SessionLocale>
  </SessionProvider>
);

/** The console's routes with their real pages and panels, and at `/` an empty page or the story's own. */
export const storyRoutes = ({ page: Page = PlaceholderPage, ...inside }: Inside): readonly Route[] => {
  const framed = (page: ReactNode) => <Frame {...inside}>{page}</Frame>;
  return [signIn, { path: "/", element: framed(<Page />) }, { path: "*", element: framed(<GuardedPage />) }];
};
