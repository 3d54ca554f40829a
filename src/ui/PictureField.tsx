import { useId, type ChangeEvent, type JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormatters } from '../i18n/format.ts';
import { PICTURE_TYPES, type PictureFault, type PictureSlot, type PictureState } from '../state/picture-slot.ts';
import { useSignalValue } from '../state/signals.ts';
import { Button } from './Button.tsx';
import { useFailureText } from './failure-text.ts';
import fieldStyles from './Field.module.css';
import { isTouch } from './keypad-keys.ts';
import { MenuIcon } from './menu-icons.tsx';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly slot: PictureSlot;
  /** What the form misses here. */
  readonly fault?: string | undefined;
}

/** One picture: taken or chosen, shown from the device, sent at once, replaced or removed. */
export function PictureField({ label, slot, fault }: PictureFieldProps): JSX.Element {
  const { t } = useTranslation();
  const id = useId();
  const state = useSignalValue(slot.state);
  const wrong = usePictureFault(state) ?? fault;
  return (
    <div className={fieldStyles['field']} role="group" aria-labelledby={`${id}-label`} data-testid="picture">
      <span id={`${id}-label`} className={fieldStyles['label']}>
        {label}
      </span>
      <div className={styles['frame']} data-invalid={wrong !== undefined} data-status={state.status}>
        {state.status === 'empty' ? (
          <Sources slot={slot} note={`${id}-note`} invalid={wrong !== undefined} />
        ) : (
          <Preview label={label} state={state} />
        )}
      </div>
      {state.status !== 'empty' && <Actions slot={slot} state={state} />}
      <span
        id={`${id}-note`}
        className={fieldStyles['note']}
        data-fault={wrong !== undefined}
        role={wrong ? 'alert' : undefined}
      >
        {wrong ?? (state.status === 'empty' ? t('picture.rules') : '')}
      </span>
    </div>
  );
}

function usePictureFault(state: PictureState): string | undefined {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const fault: PictureFault | undefined = state.status === 'empty' ? state.fault : undefined;
  if (fault === undefined) return undefined;
  if (fault === 'type') return t('picture.type');
  if (fault === 'size') return t('picture.size');
  return fault.kind === 'cancelled' ? undefined : textOf(fault);
}

interface SourcesProps {
  readonly slot: PictureSlot;
  readonly note?: string;
  readonly invalid?: boolean;
}

/** The camera, where there is one, and what the device keeps. */
function Sources({ slot, note, invalid = false }: SourcesProps): JSX.Element {
  const { t } = useTranslation();
  const described = { 'aria-describedby': note, 'aria-invalid': invalid || undefined };
  return (
    <>
      {isTouch() && (
        <Source slot={slot} text={t('picture.take')} icon="camera" input={{ ...described, capture: 'environment' }} />
      )}
      <Source slot={slot} text={t('picture.choose')} icon="picture" input={described} />
    </>
  );
}

interface SourceProps {
  readonly slot: PictureSlot;
  readonly text: string;
  readonly icon?: 'camera' | 'picture';
  readonly input?: {
    readonly capture?: 'environment';
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-invalid'?: boolean | undefined;
  };
}

function Source({ slot, text, icon, input }: SourceProps): JSX.Element {
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // The same file can then be chosen again after it failed.
    event.target.value = '';
    if (file) void slot.pick(file);
  };
  return (
    <label className={styles['source']}>
      <input type="file" className="visually-hidden" accept={PICTURE_TYPES.join()} onChange={pick} {...input} />
      {icon && <MenuIcon name={icon} />}
      {text}
    </label>
  );
}

type Filled = Exclude<PictureState, { status: 'empty' }>;

function Preview({ label, state }: { readonly label: string; readonly state: Filled }): JSX.Element {
  const { t } = useTranslation();
  return (
    <>
      <img className={styles['preview']} src={state.preview} alt={t('picture.preview', { name: label })} />
      {state.status === 'sending' && <Progress share={state.share} />}
    </>
  );
}

function Progress({ share }: { readonly share: number }): JSX.Element {
  const { t } = useTranslation();
  const { tag } = useFormatters();
  const percent = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'percent' }).format(share);
  return (
    <span className={styles['progress']}>
      {t('picture.sending', { percent })}
      <progress value={share} max={1} aria-label={t('picture.sending', { percent })} />
    </span>
  );
}

function Actions({ slot, state }: { readonly slot: PictureSlot; readonly state: Filled }): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['actions']}>
      {state.status === 'ready' && <Source slot={slot} text={t('picture.replace')} />}
      <Button tone="quiet" onClick={() => slot.clear()}>
        {t(state.status === 'sending' ? 'common.cancel' : 'picture.remove')}
      </Button>
    </div>
  );
}
