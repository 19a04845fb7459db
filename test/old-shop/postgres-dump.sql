--
-- PostgreSQL database dump
--


-- Dumped from database version 18.6
-- Dumped by pg_dump version 18.3

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);


--
-- Name: card_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.card_events (
    id text NOT NULL,
    kind text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone
);


--
-- Name: cart_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cart_lines (
    id text NOT NULL,
    cart_id text NOT NULL,
    product_id text NOT NULL,
    options jsonb NOT NULL,
    options_key text NOT NULL,
    quantity integer NOT NULL,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT cart_lines_quantity_check CHECK ((quantity > 0))
);


--
-- Name: carts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.carts (
    id text NOT NULL,
    user_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.changes (
    id text NOT NULL,
    batch_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    user_id text NOT NULL,
    thing text NOT NULL,
    subject_id text NOT NULL,
    subject text NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb,
    undone_at timestamp with time zone,
    CONSTRAINT changes_thing_check CHECK ((thing = ANY (ARRAY['product'::text, 'order'::text, 'deal'::text, 'staff'::text, 'payment'::text])))
);


--
-- Name: deal_products; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deal_products (
    deal_id text NOT NULL,
    product_id text NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: deals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deals (
    id text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    is_active boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    percent_off integer,
    CONSTRAINT deals_check CHECK ((end_at > start_at)),
    CONSTRAINT deals_percent_off_check CHECK (((percent_off >= 1) AND (percent_off <= 90)))
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    user_id text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: media; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media (
    id text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    created_by text,
    created_at timestamp with time zone NOT NULL,
    placeholder text,
    unused_since timestamp with time zone,
    given_up_at timestamp with time zone
);


--
-- Name: milestones; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.milestones (
    name text NOT NULL,
    reached_at timestamp with time zone NOT NULL
);


--
-- Name: old_slugs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.old_slugs (
    slug text NOT NULL,
    product_id text NOT NULL,
    left_at timestamp with time zone NOT NULL
);


--
-- Name: order_calls; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_calls (
    id text NOT NULL,
    order_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    user_id text NOT NULL,
    outcome text NOT NULL,
    note text NOT NULL,
    CONSTRAINT order_calls_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'no_answer'::text, 'wrong_number'::text, 'cancelled'::text])))
);


--
-- Name: order_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_events (
    id text NOT NULL,
    order_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    user_id text NOT NULL,
    from_status text,
    to_status text NOT NULL
);


--
-- Name: order_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_lines (
    id text NOT NULL,
    order_id text NOT NULL,
    "position" integer NOT NULL,
    product_id text NOT NULL,
    title text NOT NULL,
    image text NOT NULL,
    price_cents integer NOT NULL,
    quantity integer NOT NULL,
    options jsonb NOT NULL,
    stock_id text NOT NULL,
    base_price_cents integer NOT NULL,
    deal_id text,
    placed_at timestamp with time zone NOT NULL,
    came_back boolean DEFAULT false NOT NULL,
    CONSTRAINT order_lines_price_cents_check CHECK ((price_cents >= 0)),
    CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0))
);


--
-- Name: order_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_notes (
    id text NOT NULL,
    order_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    user_id text NOT NULL,
    text text NOT NULL
);


--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id text NOT NULL,
    number integer NOT NULL,
    user_id text NOT NULL,
    status text NOT NULL,
    payment_method text NOT NULL,
    total_cents integer NOT NULL,
    full_name text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL,
    phone text NOT NULL,
    request_hash text NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    courier text DEFAULT ''::text NOT NULL,
    tracking_number text DEFAULT ''::text NOT NULL,
    confirmation text DEFAULT 'not_needed'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_call_at timestamp with time zone,
    refused_at timestamp with time zone,
    refused_by text,
    phone_key text DEFAULT ''::text NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    payment_state text DEFAULT 'unpaid'::text NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    CONSTRAINT orders_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents))),
    CONSTRAINT orders_confirmation_check CHECK ((confirmation = ANY (ARRAY['not_needed'::text, 'open'::text, 'confirmed'::text, 'wrong_number'::text]))),
    CONSTRAINT orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['COD'::text, 'online'::text]))),
    CONSTRAINT orders_payment_state_check CHECK ((payment_state = ANY (ARRAY['unpaid'::text, 'authorised'::text, 'paid'::text, 'refunded'::text, 'released'::text, 'failed'::text]))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Processing'::text, 'Shipped'::text, 'Delivered'::text, 'Cancelled'::text]))),
    CONSTRAINT orders_total_cents_check CHECK ((total_cents >= 0))
);


--
-- Name: orders_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.orders ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_number_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    last_error text
);


--
-- Name: password_resets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id text NOT NULL,
    user_id text NOT NULL,
    intent_id text,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    cart_fingerprint text NOT NULL,
    state text NOT NULL,
    order_id text,
    captured_cents integer DEFAULT 0 NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    held_until timestamp with time zone NOT NULL,
    next_try_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    problem text DEFAULT ''::text NOT NULL,
    problem_at timestamp with time zone,
    problem_stays boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT payments_check CHECK (((captured_cents >= 0) AND (captured_cents <= amount_cents))),
    CONSTRAINT payments_check1 CHECK (((refunded_cents >= 0) AND (refunded_cents <= captured_cents))),
    CONSTRAINT payments_check2 CHECK (((order_id IS NOT NULL) >= (state = ANY (ARRAY['ordered'::text, 'failed'::text])))),
    CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'declined'::text, 'authorised'::text, 'ordered'::text, 'captured'::text, 'releasing'::text, 'released'::text, 'failed'::text])))
);


--
-- Name: products; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.products (
    id text NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    price_cents integer NOT NULL,
    display_price_cents integer NOT NULL,
    pictures jsonb NOT NULL,
    colors jsonb NOT NULL,
    materials jsonb NOT NULL,
    lengths jsonb NOT NULL,
    sizes jsonb NOT NULL,
    search_title tsvector NOT NULL,
    search_vector tsvector NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    archived_at timestamp with time zone,
    included jsonb DEFAULT '[]'::jsonb NOT NULL,
    published_at timestamp with time zone,
    CONSTRAINT products_display_price_cents_check CHECK ((display_price_cents >= 0)),
    CONSTRAINT products_price_cents_check CHECK ((price_cents >= 0))
);


--
-- Name: refunds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refunds (
    id text NOT NULL,
    payment_id text NOT NULL,
    cents integer NOT NULL,
    reason text NOT NULL,
    user_id text,
    idempotency_key text,
    state text NOT NULL,
    provider_id text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT refunds_cents_check CHECK ((cents > 0)),
    CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'done'::text, 'failed'::text, 'dropped'::text])))
);


--
-- Name: search_terms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_terms (
    word text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: stock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock (
    id text NOT NULL,
    product_id text NOT NULL,
    color text DEFAULT ''::text NOT NULL,
    size text DEFAULT ''::text NOT NULL,
    quantity integer NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT stock_quantity_check CHECK ((quantity >= 0))
);


--
-- Name: stock_holds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stock_holds (
    payment_id text NOT NULL,
    user_id text NOT NULL,
    product_id text NOT NULL,
    stock_id text NOT NULL,
    options jsonb NOT NULL,
    options_key text NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT stock_holds_quantity_check CHECK ((quantity > 0))
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text NOT NULL,
    gender text NOT NULL,
    city text NOT NULL,
    street text NOT NULL,
    user_type text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    search_text text GENERATED ALWAYS AS ((' '::text || lower(((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text))))) STORED NOT NULL,
    CONSTRAINT users_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text]))),
    CONSTRAINT users_user_type_check CHECK ((user_type = ANY (ARRAY['admin'::text, 'shopper'::text])))
);


--
-- Name: wishlist_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wishlist_items (
    user_id text NOT NULL,
    product_id text NOT NULL,
    added_at timestamp with time zone NOT NULL
);


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: card_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cart_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cart_lines VALUES ('01a20284-8632-7a88-8e06-297ab51da37a', '01a20284-4f46-76c4-9fcd-bb1d389b179d', '01a20284-4e63-7c8b-8934-aae83589b0d6', '{}', '{}', 1, '2026-11-22 09:09:29.266+00');


--
-- Data for Name: carts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.carts VALUES ('01a20284-51f0-753c-822d-6d047d488366', '01a20284-513d-7b04-8a17-f9ddbf5f14a2', 2);
INSERT INTO public.carts VALUES ('01a20284-5b01-73eb-95b3-53107fbccb68', '01a20284-5a84-7c29-884b-441d57f7570b', 2);
INSERT INTO public.carts VALUES ('01a20284-6665-7e04-a5f8-70fbbe59f56d', '01a20284-65e1-793d-bb81-9a933b85c265', 2);
INSERT INTO public.carts VALUES ('01a20284-4f46-76c4-9fcd-bb1d389b179d', '01a20284-4ecc-7f39-8208-8ab4789052dd', 3);


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES ('01a20284-4941-754d-8d39-679f48fe7d3d', '01a20284-4941-754d-8d39-679f48fe7d3d', '2026-11-22 09:09:13.665+00', '01a20284-48a6-774e-aca5-209c5112a83e', 'staff', '01a20284-48a6-774e-aca5-209c5112a83e', 'Shop Admin', 'made an admin by the settings', NULL, '{"userType": "admin"}', NULL);
INSERT INTO public.changes VALUES ('01a20284-4e41-781f-816d-91bdad10243a', '01a20284-4e41-781f-816d-91bdad10243a', '2026-11-22 09:09:14.945+00', '01a20284-48a6-774e-aca5-209c5112a83e', 'product', '01a20284-4dc9-7ac3-bf39-84177aec85cd', 'Nilofer Kurta', 'added', NULL, '{"sizes": ["S", "M"], "stock": [{"size": "M", "color": "Pistachio", "quantity": 3}, {"size": "S", "color": "Pistachio", "quantity": 2}, {"size": "M", "color": "Rose", "quantity": 3}, {"size": "S", "color": "Rose", "quantity": 2}], "title": "Nilofer Kurta", "colors": [{"name": "Pistachio", "image": "/media/front/960.webp"}, {"name": "Rose", "image": "/media/rose/960.webp"}], "lengths": ["Regular"], "category": "w-chickankari", "included": [], "pictures": [], "materials": ["Cotton lawn"], "priceCents": 4800, "description": "Cotton lawn, hand-embroidered.", "publishedAt": "2026-11-22T09:09:14.826Z", "displayPriceCents": 6400}', NULL);
INSERT INTO public.changes VALUES ('01a20284-4e7a-745b-87d7-6b02aee130c3', '01a20284-4e7a-745b-87d7-6b02aee130c3', '2026-11-22 09:09:15.002+00', '01a20284-48a6-774e-aca5-209c5112a83e', 'product', '01a20284-4e63-7c8b-8934-aae83589b0d6', 'Titli Frock', 'added', NULL, '{"sizes": [], "stock": [{"size": "", "color": "", "quantity": 30}], "title": "Titli Frock", "colors": [], "lengths": ["Regular"], "category": "k-froks", "included": [], "pictures": [], "materials": ["Cotton lawn"], "priceCents": 2050, "description": "Cotton lawn, hand-embroidered.", "publishedAt": "2026-11-22T09:09:14.980Z", "displayPriceCents": 2050}', NULL);
INSERT INTO public.changes VALUES ('01a20284-4eae-72c4-a4f8-a137b820917b', '01a20284-4eae-72c4-a4f8-a137b820917b', '2026-11-22 09:09:15.054+00', '01a20284-48a6-774e-aca5-209c5112a83e', 'product', '01a20284-4e97-747c-bacf-63f1596a5eef', 'Hidden Shawl', 'added', NULL, '{"sizes": [], "stock": [{"size": "", "color": "", "quantity": 3}], "title": "Hidden Shawl", "colors": [], "lengths": ["Regular"], "category": "w-chickankari", "included": [], "pictures": [], "materials": ["Cotton lawn"], "priceCents": 4800, "description": "Cotton lawn, hand-embroidered.", "publishedAt": null, "displayPriceCents": 6400}', NULL);
INSERT INTO public.changes VALUES ('01a20284-510c-7b35-91da-104073194c02', '01a20284-510c-7b35-91da-104073194c02', '2026-11-22 09:09:15.66+00', '01a20284-48a6-774e-aca5-209c5112a83e', 'order', '01a20284-5030-7501-8335-1a10371c5f49', '#1001', 'moved', '{"status": "Pending", "confirmation": "open"}', '{"status": "Processing", "confirmation": "confirmed"}', NULL);


--
-- Data for Name: deal_products; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: deals; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-shop', '2026-11-22T09:09:12.669Z');
INSERT INTO public.kysely_migration VALUES ('0002-storefront', '2026-11-22T09:09:12.787Z');
INSERT INTO public.kysely_migration VALUES ('0003-unused-pictures', '2026-11-22T09:09:12.788Z');
INSERT INTO public.kysely_migration VALUES ('0004-staff', '2026-11-22T09:09:13.241Z');
INSERT INTO public.kysely_migration VALUES ('0005-payments', '2026-11-22T09:09:13.429Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: media; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: milestones; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: old_slugs; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_calls; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: order_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_events VALUES ('01a20284-5058-7b43-8ffb-5cf896819cce', '01a20284-5030-7501-8335-1a10371c5f49', '2026-11-22 09:09:15.326+00', '01a20284-4ecc-7f39-8208-8ab4789052dd', NULL, 'Pending');
INSERT INTO public.order_events VALUES ('01a20284-5105-7fe8-92e9-c207608b704d', '01a20284-5030-7501-8335-1a10371c5f49', '2026-11-22 09:09:15.653+00', '01a20284-48a6-774e-aca5-209c5112a83e', 'Pending', 'Processing');
INSERT INTO public.order_events VALUES ('01a20284-5291-7068-a034-77af8d2fe917', '01a20284-528e-704e-87b7-736296c5cebb', '2026-11-22 09:09:16.033+00', '01a20284-513d-7b04-8a17-f9ddbf5f14a2', NULL, 'Pending');
INSERT INTO public.order_events VALUES ('01a20284-5c13-7002-b2fa-def24a4016e9', '01a20284-5c11-7b77-9ebf-35407e6d290e', '2026-11-22 09:09:18.466+00', '01a20284-5a84-7c29-884b-441d57f7570b', NULL, 'Pending');
INSERT INTO public.order_events VALUES ('01a20284-66ce-7c37-8a10-aa3f34d8a324', '01a20284-66cc-71a5-af95-f36dfb549dba', '2026-11-22 09:09:21.222+00', '01a20284-65e1-793d-bb81-9a933b85c265', NULL, 'Pending');


--
-- Data for Name: order_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_lines VALUES ('01a20284-504b-7e1f-aec4-811e7fe63c22', '01a20284-5030-7501-8335-1a10371c5f49', 1, '01a20284-4dc9-7ac3-bf39-84177aec85cd', 'Nilofer Kurta', '/media/rose/960.webp', 4800, 2, '{"size": "M", "color": "Rose"}', '01a20284-4e2d-7030-a67e-f8b20f772dab', 4800, NULL, '2026-11-22 09:09:15.326+00', false);
INSERT INTO public.order_lines VALUES ('01a20284-528f-74fc-9bd3-e1cc83a80636', '01a20284-528e-704e-87b7-736296c5cebb', 1, '01a20284-4e63-7c8b-8934-aae83589b0d6', 'Titli Frock', '', 2050, 2, '{}', '01a20284-4e72-76eb-ad95-1b7e7751272f', 2050, NULL, '2026-11-22 09:09:16.033+00', false);
INSERT INTO public.order_lines VALUES ('01a20284-5c12-79c0-926b-c894286fb6a2', '01a20284-5c11-7b77-9ebf-35407e6d290e', 1, '01a20284-4e63-7c8b-8934-aae83589b0d6', 'Titli Frock', '', 2050, 2, '{}', '01a20284-4e72-76eb-ad95-1b7e7751272f', 2050, NULL, '2026-11-22 09:09:18.466+00', false);
INSERT INTO public.order_lines VALUES ('01a20284-66cd-7544-91ba-31cc91993905', '01a20284-66cc-71a5-af95-f36dfb549dba', 1, '01a20284-4e63-7c8b-8934-aae83589b0d6', 'Titli Frock', '', 2050, 2, '{}', '01a20284-4e72-76eb-ad95-1b7e7751272f', 2050, NULL, '2026-11-22 09:09:21.222+00', false);


--
-- Data for Name: order_notes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES ('01a20284-5030-7501-8335-1a10371c5f49', 1001, '01a20284-4ecc-7f39-8208-8ab4789052dd', 'Processing', 'COD', 9600, 'Ayesha Khan', 'House 12, Street 4', 'Lahore', '54000', 'Pakistan', '0300 1234567', 'ee41837c6cbe12fdc1826daf42d3466d3eeee07eef527b5e5375a22b59c0026b', NULL, '2026-11-22 09:09:15.326+00', '', '', 'confirmed', 0, NULL, NULL, NULL, '923001234567', ' ayesha khan ayesha@example.com 923001234567 01a20284-5030-7501-8335-1a10371c5f49 ', 'unpaid', 0);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES ('01a20284-528e-704e-87b7-736296c5cebb', 1002, '01a20284-513d-7b04-8a17-f9ddbf5f14a2', 'Pending', 'online', 4100, 'Ayesha Khan', 'House 12, Street 4', 'Lahore', '54000', 'Pakistan', '0300 1234567', 'e94fb7646cee9184c669cfe8bd49527edb170213f9f0b40b2e372bd699474a3e', NULL, '2026-11-22 09:09:16.033+00', '', '', 'not_needed', 0, NULL, NULL, NULL, '923001234567', ' ayesha khan bano@example.com 923001234567 01a20284-528e-704e-87b7-736296c5cebb ', 'paid', 0);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES ('01a20284-5c11-7b77-9ebf-35407e6d290e', 1003, '01a20284-5a84-7c29-884b-441d57f7570b', 'Pending', 'online', 4100, 'Ayesha Khan', 'House 12, Street 4', 'Lahore', '54000', 'Pakistan', '0300 1234567', 'e94fb7646cee9184c669cfe8bd49527edb170213f9f0b40b2e372bd699474a3e', NULL, '2026-11-22 09:09:18.466+00', '', '', 'not_needed', 0, NULL, NULL, NULL, '923001234567', ' ayesha khan chand@example.com 923001234567 01a20284-5c11-7b77-9ebf-35407e6d290e ', 'authorised', 0);
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES ('01a20284-66cc-71a5-af95-f36dfb549dba', 1004, '01a20284-65e1-793d-bb81-9a933b85c265', 'Pending', 'online', 4100, 'Ayesha Khan', 'House 12, Street 4', 'Lahore', '54000', 'Pakistan', '0300 1234567', 'e94fb7646cee9184c669cfe8bd49527edb170213f9f0b40b2e372bd699474a3e', NULL, '2026-11-22 09:09:21.222+00', '', '', 'not_needed', 0, NULL, NULL, NULL, '923001234567', ' ayesha khan dua@example.com 923001234567 01a20284-66cc-71a5-af95-f36dfb549dba ', 'authorised', 0);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox VALUES ('01a20284-50a4-7c6f-aa83-efb1f1b2f745', 'ayesha@example.com', 'Zari order #1001: we have your order', '', '2026-11-22 09:09:15.556+00', 1, '2026-11-22 09:12:15.558+00', '2026-11-22 09:09:15.766+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20284-5298-73f2-a6f3-af179443c80c', 'bano@example.com', 'Zari order #1002: we have your order', '', '2026-11-22 09:09:16.056+00', 1, '2026-11-22 09:12:16.057+00', '2026-11-22 09:09:16.139+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20284-5cba-7c65-b9f3-aaf33d386851', 'chand@example.com', 'Zari order #1003: we have your order', '', '2026-11-22 09:09:18.65+00', 1, '2026-11-22 09:12:18.651+00', '2026-11-22 09:09:18.686+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20284-66d4-71bc-8666-67c3e2b13fd4', 'dua@example.com', 'Zari order #1004: we have your order', '', '2026-11-22 09:09:21.236+00', 1, '2026-11-22 09:12:21.237+00', '2026-11-22 09:09:21.275+00', NULL, NULL);


--
-- Data for Name: password_resets; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES ('01a20284-5226-79b6-a344-b8480afcb1b8', '01a20284-513d-7b04-8a17-f9ddbf5f14a2', 'pi_3OYtWH461XkYn6G1TKK3aUfB', 4100, 'usd', '1f21c8a09d35ae645e30e9d61ba7f53829edf2a632dfeec0ad2375be3796ed79', 'captured', '01a20284-528e-704e-87b7-736296c5cebb', 4100, 0, 1, '2026-11-22 09:19:15.943+00', NULL, 0, '', NULL, false, '2026-11-22 09:09:15.942+00', '2026-11-22 09:09:16.073+00');
INSERT INTO public.payments VALUES ('01a20284-5b58-7d7b-962d-e8bb4cb67857', '01a20284-5a84-7c29-884b-441d57f7570b', 'pi_3EteiFs4tGGiS8kVlGH9CehM', 4100, 'usd', '1f21c8a09d35ae645e30e9d61ba7f53829edf2a632dfeec0ad2375be3796ed79', 'ordered', '01a20284-5c11-7b77-9ebf-35407e6d290e', 0, 0, 1, '2026-11-22 09:19:18.296+00', '2026-11-22 09:34:20.955+00', 5, 'The card could not be charged. The card provider said: Your card was declined. The shop goes on trying.', '2026-11-22 09:10:20.718+00', false, '2026-11-22 09:09:18.296+00', '2026-11-22 09:10:20.718+00');
INSERT INTO public.payments VALUES ('01a20284-668a-7cc6-a39b-23073014b742', '01a20284-65e1-793d-bb81-9a933b85c265', 'pi_3tnCSxQMPkZnmuRuUoadJxoQ', 4100, 'usd', '1f21c8a09d35ae645e30e9d61ba7f53829edf2a632dfeec0ad2375be3796ed79', 'ordered', '01a20284-66cc-71a5-af95-f36dfb549dba', 0, 0, 1, '2026-11-22 09:19:21.162+00', '2026-11-22 09:09:36.23+00', 0, '', NULL, false, '2026-11-22 09:09:21.162+00', '2026-11-22 09:09:21.23+00');


--
-- Data for Name: products; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.products VALUES ('01a20284-4dc9-7ac3-bf39-84177aec85cd', 'nilofer-kurta', 'Nilofer Kurta', 'w-chickankari', 'Cotton lawn, hand-embroidered.', 4800, 6400, '[]', '[{"name": "Pistachio", "image": "/media/front/960.webp"}, {"name": "Rose", "image": "/media/rose/960.webp"}]', '["Cotton lawn"]', '["Regular"]', '["S", "M"]', '''kurta'':2A ''nilofer'':1A', '''chikankari'':3B ''cotton'':7B,9C ''embroidered'':12C ''hand'':11C ''kurta'':2A ''lawn'':8B,10C ''nilofer'':1A ''pistachio'':5B ''rose'':6B ''women'':4B', '2026-11-22 09:09:14.826+00', '2026-11-22 09:09:14.826+00', NULL, '[]', '2026-11-22 09:09:14.826+00');
INSERT INTO public.products VALUES ('01a20284-4e63-7c8b-8934-aae83589b0d6', 'titli-frock', 'Titli Frock', 'k-froks', 'Cotton lawn, hand-embroidered.', 2050, 2050, '[]', '[]', '["Cotton lawn"]', '["Regular"]', '[]', '''frock'':2A ''titli'':1A', '''cotton'':5B,7C ''embroidered'':10C ''frock'':2A,3B ''frocks'':3B ''hand'':9C ''kid'':4B ''kids'':4B ''lawn'':6B,8C ''titli'':1A', '2026-11-22 09:09:14.98+00', '2026-11-22 09:09:14.98+00', NULL, '[]', '2026-11-22 09:09:14.98+00');
INSERT INTO public.products VALUES ('01a20284-4e97-747c-bacf-63f1596a5eef', 'hidden-shawl', 'Hidden Shawl', 'w-chickankari', 'Cotton lawn, hand-embroidered.', 4800, 6400, '[]', '[]', '["Cotton lawn"]', '["Regular"]', '[]', '''hidden'':1A ''shawl'':2A', '''chikankari'':3B ''cotton'':5B,7C ''embroidered'':10C ''hand'':9C ''hidden'':1A ''lawn'':6B,8C ''shawl'':2A ''women'':4B', '2026-11-22 09:09:15.031+00', '2026-11-22 09:09:15.031+00', NULL, '[]', NULL);


--
-- Data for Name: refunds; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_terms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_terms VALUES ('chikankari');
INSERT INTO public.search_terms VALUES ('cotton');
INSERT INTO public.search_terms VALUES ('embroidered');
INSERT INTO public.search_terms VALUES ('hand');
INSERT INTO public.search_terms VALUES ('kurta');
INSERT INTO public.search_terms VALUES ('lawn');
INSERT INTO public.search_terms VALUES ('nilofer');
INSERT INTO public.search_terms VALUES ('pistachio');
INSERT INTO public.search_terms VALUES ('rose');
INSERT INTO public.search_terms VALUES ('women');
INSERT INTO public.search_terms VALUES ('frock');
INSERT INTO public.search_terms VALUES ('frocks');
INSERT INTO public.search_terms VALUES ('kid');
INSERT INTO public.search_terms VALUES ('kids');
INSERT INTO public.search_terms VALUES ('titli');
INSERT INTO public.search_terms VALUES ('hidden');
INSERT INTO public.search_terms VALUES ('shawl');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('54c12bbc7c4204f2894ca19f18cce8862cbb582b8b3d37740f279713ea08abc3', '01a20284-48a6-774e-aca5-209c5112a83e', '2026-11-22 09:09:14.435+00', '2100-01-01 00:00:00+00');
INSERT INTO public.sessions VALUES ('ab61eebdc7b51bd78cf9d931a69152ccaad2f6e3492548a973a796de892fa000', '01a20284-4ecc-7f39-8208-8ab4789052dd', '2026-11-22 09:09:15.192+00', '2100-01-01 00:00:00+00');
INSERT INTO public.sessions VALUES ('6fb2cdae5bb822747780894b3fcd939fbef1f3d24b0a4b0171ddfdb7056b3d7e', '01a20284-513d-7b04-8a17-f9ddbf5f14a2', '2026-11-22 09:09:15.873+00', '2100-01-01 00:00:00+00');
INSERT INTO public.sessions VALUES ('f7253151494136fce11e7c05164a44402a97f7a4bf7983484c7192cdc96dbd94', '01a20284-5a84-7c29-884b-441d57f7570b', '2026-11-22 09:09:18.187+00', '2100-01-01 00:00:00+00');
INSERT INTO public.sessions VALUES ('3064b936d3de93c18cd884469a0d3c62013dfd782def307b0cca67ab5da52cc2', '01a20284-65e1-793d-bb81-9a933b85c265', '2026-11-22 09:09:21.115+00', '2100-01-01 00:00:00+00');


--
-- Data for Name: stock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stock VALUES ('01a20284-4e1b-7340-9de4-a1adb1b5b498', '01a20284-4dc9-7ac3-bf39-84177aec85cd', 'Pistachio', 'S', 2, NULL);
INSERT INTO public.stock VALUES ('01a20284-4e25-7543-a5bd-35dfdb2f29ba', '01a20284-4dc9-7ac3-bf39-84177aec85cd', 'Pistachio', 'M', 3, NULL);
INSERT INTO public.stock VALUES ('01a20284-4e2c-7507-b222-3a90badf9c08', '01a20284-4dc9-7ac3-bf39-84177aec85cd', 'Rose', 'S', 2, NULL);
INSERT INTO public.stock VALUES ('01a20284-4eac-731e-b024-9081338649d7', '01a20284-4e97-747c-bacf-63f1596a5eef', '', '', 3, NULL);
INSERT INTO public.stock VALUES ('01a20284-4e2d-7030-a67e-f8b20f772dab', '01a20284-4dc9-7ac3-bf39-84177aec85cd', 'Rose', 'M', 1, NULL);
INSERT INTO public.stock VALUES ('01a20284-4e72-76eb-ad95-1b7e7751272f', '01a20284-4e63-7c8b-8934-aae83589b0d6', '', '', 24, NULL);


--
-- Data for Name: stock_holds; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('01a20284-48a6-774e-aca5-209c5112a83e', 'admin@example.com', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$9oQ8+ifc+OO0H2bWsmNDvw$FidMwG19ZamzBbJ2uLfKRZT8/g5Vjpy3PWPN0Tj3srE', 'Shop', 'Admin', '', 'other', '', '', 'admin', '2026-11-22 09:09:13.509+00', DEFAULT);
INSERT INTO public.users VALUES ('01a20284-4ecc-7f39-8208-8ab4789052dd', 'ayesha@example.com', 'ayesha', '$argon2id$v=19$m=19456,t=2,p=1$GXJf3iL4ul5AahCP8URU7A$CB5SxrNAGa+tEvL9ws/IhiEatzdQSWAWsvNn97ncJfc', 'ayesha', 'Malik', '+92 321 7654321', 'female', 'Karachi', '7 Clifton Road', 'shopper', '2026-11-22 09:09:15.084+00', DEFAULT);
INSERT INTO public.users VALUES ('01a20284-513d-7b04-8a17-f9ddbf5f14a2', 'bano@example.com', 'bano', '$argon2id$v=19$m=19456,t=2,p=1$VBgDhElnVE6qnDuI99xfvQ$/oltcsKMbp/5w/fzrRtWmNpQJ0yVEEmzg4I1QqI1Y58', 'bano', 'Malik', '+92 321 7654321', 'female', 'Karachi', '7 Clifton Road', 'shopper', '2026-11-22 09:09:15.709+00', DEFAULT);
INSERT INTO public.users VALUES ('01a20284-5a84-7c29-884b-441d57f7570b', 'chand@example.com', 'chand', '$argon2id$v=19$m=19456,t=2,p=1$Kf8f48sSh8oyoKeFHw0yvA$1mqy4Mehzo0RzceIMOvHDHPUpFK/kup67voPix6r2qI', 'chand', 'Malik', '+92 321 7654321', 'female', 'Karachi', '7 Clifton Road', 'shopper', '2026-11-22 09:09:18.084+00', DEFAULT);
INSERT INTO public.users VALUES ('01a20284-65e1-793d-bb81-9a933b85c265', 'dua@example.com', 'dua', '$argon2id$v=19$m=19456,t=2,p=1$ip6HQpY7y11yR7y9VKsUMg$HauvYpyKFC1DfJv/txSkKNLxH+1rpikSQ9WF85eLsGg', 'dua', 'Malik', '+92 321 7654321', 'female', 'Karachi', '7 Clifton Road', 'shopper', '2026-11-22 09:09:20.993+00', DEFAULT);


--
-- Data for Name: wishlist_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wishlist_items VALUES ('01a20284-4ecc-7f39-8208-8ab4789052dd', '01a20284-4dc9-7ac3-bf39-84177aec85cd', '2026-11-22 09:09:29.378+00');


--
-- Name: orders_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.orders_number_seq', 1004, true);


--
-- Name: attempts attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);


--
-- Name: card_events card_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card_events
    ADD CONSTRAINT card_events_pkey PRIMARY KEY (id);


--
-- Name: cart_lines cart_lines_cart_id_product_id_options_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_cart_id_product_id_options_key_key UNIQUE (cart_id, product_id, options_key);


--
-- Name: cart_lines cart_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (id);


--
-- Name: carts carts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);


--
-- Name: carts carts_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_user_id_key UNIQUE (user_id);


--
-- Name: changes changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (id);


--
-- Name: deal_products deal_products_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deal_products
    ADD CONSTRAINT deal_products_pkey PRIMARY KEY (deal_id, product_id);


--
-- Name: deals deals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_pkey PRIMARY KEY (id);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: media media_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);


--
-- Name: milestones milestones_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_pkey PRIMARY KEY (name);


--
-- Name: old_slugs old_slugs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.old_slugs
    ADD CONSTRAINT old_slugs_pkey PRIMARY KEY (slug);


--
-- Name: order_calls order_calls_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_calls
    ADD CONSTRAINT order_calls_pkey PRIMARY KEY (id);


--
-- Name: order_events order_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);


--
-- Name: order_lines order_lines_order_id_position_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_position_key UNIQUE (order_id, "position");


--
-- Name: order_lines order_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);


--
-- Name: order_notes order_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);


--
-- Name: orders orders_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


--
-- Name: orders orders_user_id_idempotency_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: password_resets password_resets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);


--
-- Name: payments payments_intent_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_intent_id_key UNIQUE (intent_id);


--
-- Name: payments payments_order_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_key UNIQUE (order_id);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: products products_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);


--
-- Name: products products_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_slug_key UNIQUE (slug);


--
-- Name: refunds refunds_payment_id_idempotency_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_idempotency_key_key UNIQUE (payment_id, idempotency_key);


--
-- Name: refunds refunds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);


--
-- Name: refunds refunds_provider_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_provider_id_key UNIQUE (provider_id);


--
-- Name: search_terms search_terms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_pkey PRIMARY KEY (word);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: stock_holds stock_holds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_holds
    ADD CONSTRAINT stock_holds_pkey PRIMARY KEY (payment_id, product_id, options_key);


--
-- Name: stock stock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (id);


--
-- Name: stock stock_product_id_color_size_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_product_id_color_size_key UNIQUE (product_id, color, size);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: wishlist_items wishlist_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_pkey PRIMARY KEY (user_id, product_id);


--
-- Name: card_events_received_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX card_events_received_idx ON public.card_events USING btree (received_at);


--
-- Name: changes_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_at_idx ON public.changes USING btree (at DESC, id DESC);


--
-- Name: changes_batch_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_batch_idx ON public.changes USING btree (batch_id);


--
-- Name: changes_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_subject_idx ON public.changes USING btree (subject_id, at DESC);


--
-- Name: changes_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_user_idx ON public.changes USING btree (user_id, at DESC);


--
-- Name: deal_products_product_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deal_products_product_idx ON public.deal_products USING btree (product_id);


--
-- Name: idempotency_keys_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_created_idx ON public.idempotency_keys USING btree (created_at);


--
-- Name: old_slugs_slug_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX old_slugs_slug_idx ON public.old_slugs USING btree (slug text_pattern_ops);


--
-- Name: order_calls_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_calls_order_idx ON public.order_calls USING btree (order_id, at);


--
-- Name: order_events_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_events_order_idx ON public.order_events USING btree (order_id, at);


--
-- Name: order_events_placed_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_events_placed_idx ON public.order_events USING btree (at) WHERE (from_status IS NULL);


--
-- Name: order_lines_deal_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_lines_deal_idx ON public.order_lines USING btree (deal_id) WHERE (deal_id IS NOT NULL);


--
-- Name: order_lines_product_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_lines_product_idx ON public.order_lines USING btree (product_id, placed_at) INCLUDE (quantity, price_cents) WHERE (NOT came_back);


--
-- Name: order_lines_sold_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_lines_sold_idx ON public.order_lines USING btree (placed_at) INCLUDE (product_id, quantity) WHERE (NOT came_back);


--
-- Name: order_notes_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_notes_order_idx ON public.order_notes USING btree (order_id, at);


--
-- Name: orders_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_created_idx ON public.orders USING btree (created_at DESC, id DESC);


--
-- Name: orders_phone_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_phone_idx ON public.orders USING btree (phone_key) WHERE (phone_key <> ''::text);


--
-- Name: orders_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_search_idx ON public.orders USING gin (search_text public.gin_trgm_ops) WITH (fastupdate=off);


--
-- Name: orders_sold_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_sold_idx ON public.orders USING btree (created_at) INCLUDE (total_cents) WHERE ((status <> 'Cancelled'::text) AND (refused_at IS NULL));


--
-- Name: orders_status_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_status_idx ON public.orders USING btree (status, created_at DESC, id DESC);


--
-- Name: orders_to_confirm_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_to_confirm_idx ON public.orders USING btree (last_call_at NULLS FIRST, created_at) WHERE (confirmation = 'open'::text);


--
-- Name: orders_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_user_idx ON public.orders USING btree (user_id, created_at DESC, id DESC);


--
-- Name: orders_wrong_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_wrong_number_idx ON public.orders USING btree (last_call_at, created_at) WHERE (confirmation = 'wrong_number'::text);


--
-- Name: outbox_waiting_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_waiting_idx ON public.outbox USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));


--
-- Name: password_resets_expiry_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX password_resets_expiry_idx ON public.password_resets USING btree (expires_at);


--
-- Name: password_resets_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX password_resets_user_idx ON public.password_resets USING btree (user_id);


--
-- Name: payments_due_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_due_idx ON public.payments USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);


--
-- Name: payments_live_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_live_idx ON public.payments USING btree (user_id) WHERE ((order_id IS NULL) AND (state = ANY (ARRAY['open'::text, 'declined'::text, 'authorised'::text])));


--
-- Name: payments_order_news_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_order_news_idx ON public.payments USING btree (updated_at) WHERE (order_id IS NOT NULL);


--
-- Name: payments_problem_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_problem_idx ON public.payments USING btree (problem_at, id) WHERE (problem_at IS NOT NULL);


--
-- Name: payments_settled_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_settled_idx ON public.payments USING btree (updated_at) WHERE ((order_id IS NULL) AND (state = 'released'::text));


--
-- Name: payments_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_user_idx ON public.payments USING btree (user_id, created_at DESC, id DESC);


--
-- Name: products_category_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_category_idx ON public.products USING btree (category, published_at DESC, id DESC) WHERE (archived_at IS NULL);


--
-- Name: products_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_created_idx ON public.products USING btree (created_at DESC, id DESC) WHERE (archived_at IS NULL);


--
-- Name: products_new_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_new_idx ON public.products USING btree (published_at DESC, id DESC) WHERE (archived_at IS NULL);


--
-- Name: products_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_search_idx ON public.products USING gin (search_vector) WITH (fastupdate=off);


--
-- Name: products_slug_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_slug_idx ON public.products USING btree (slug text_pattern_ops);


--
-- Name: products_title_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX products_title_idx ON public.products USING gin (search_title) WITH (fastupdate=off);


--
-- Name: search_terms_trigram_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_terms_trigram_idx ON public.search_terms USING gin (word public.gin_trgm_ops) WITH (fastupdate=off);


--
-- Name: sessions_expiry_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expiry_idx ON public.sessions USING btree (expires_at);


--
-- Name: sessions_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user_idx ON public.sessions USING btree (user_id);


--
-- Name: stock_holds_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_holds_user_idx ON public.stock_holds USING btree (user_id);


--
-- Name: stock_low_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stock_low_idx ON public.stock USING btree (quantity, product_id) WHERE ((retired_at IS NULL) AND (quantity <= 3));


--
-- Name: users_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));


--
-- Name: users_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_search_idx ON public.users USING gin (search_text public.gin_trgm_ops) WITH (fastupdate=off);


--
-- Name: users_username_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower(username));


--
-- Name: wishlist_items_added_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX wishlist_items_added_idx ON public.wishlist_items USING btree (user_id, added_at DESC);


--
-- Name: cart_lines cart_lines_cart_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES public.carts(id) ON DELETE CASCADE;


--
-- Name: cart_lines cart_lines_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: carts carts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: changes changes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: deal_products deal_products_deal_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deal_products
    ADD CONSTRAINT deal_products_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES public.deals(id) ON DELETE CASCADE;


--
-- Name: deal_products deal_products_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deal_products
    ADD CONSTRAINT deal_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: idempotency_keys idempotency_keys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: media media_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);


--
-- Name: old_slugs old_slugs_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.old_slugs
    ADD CONSTRAINT old_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: order_calls order_calls_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_calls
    ADD CONSTRAINT order_calls_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_calls order_calls_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_calls
    ADD CONSTRAINT order_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: order_events order_events_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_events order_events_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: order_lines order_lines_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_lines order_lines_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: order_lines order_lines_stock_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_stock_id_fkey FOREIGN KEY (stock_id) REFERENCES public.stock(id);


--
-- Name: order_notes order_notes_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_notes order_notes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: orders orders_refused_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES public.users(id);


--
-- Name: orders orders_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: password_resets password_resets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: payments payments_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);


--
-- Name: payments payments_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: refunds refunds_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: refunds refunds_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: stock_holds stock_holds_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_holds
    ADD CONSTRAINT stock_holds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE;


--
-- Name: stock_holds stock_holds_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_holds
    ADD CONSTRAINT stock_holds_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: stock_holds stock_holds_stock_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_holds
    ADD CONSTRAINT stock_holds_stock_id_fkey FOREIGN KEY (stock_id) REFERENCES public.stock(id);


--
-- Name: stock_holds stock_holds_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock_holds
    ADD CONSTRAINT stock_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: stock stock_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: wishlist_items wishlist_items_product_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);


--
-- Name: wishlist_items wishlist_items_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


