/** What decides whether customers chat with the back office. */
export interface ServiceSettings {
  /** Customer service elsewhere; may be empty. */
  readonly serviceLink: string;
  readonly serviceChat: boolean;
}

/** Whether customers chat with the back office here, and not elsewhere or not at all. */
export function hasOwnChat({ serviceChat, serviceLink }: ServiceSettings): boolean {
  return serviceChat && serviceLink === '';
}
